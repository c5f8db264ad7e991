// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { showSliders, stepOf } from './range-slider'

beforeEach(() => {
  document.body.innerHTML = `
    <form data-range>
      <input type="hidden" name="to" value="/catalog/oil?filters=9.{min:100}~{max:5000}">
      <input name="min" value="200"><input name="max" value="">
    </form>`
  showSliders(document.body)
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const knobs = () => [...document.querySelectorAll<HTMLInputElement>('[data-slider] input')]

function drag(index: number, value: number) {
  const knob = knobs()[index]
  if (!knob) throw new Error('No such knob')
  knob.value = String(value)
  knob.dispatchEvent(new Event('input', { bubbles: true }))
}

test('the knobs stand where the fields say', () => {
  expect(knobs().map(({ value }) => value)).toEqual(['200', '5000'])
})

test('a knob writes into its field, also when it has passed the other one', () => {
  drag(1, 3000)
  expect([field('min')?.value, field('max')?.value]).toEqual(['200', '3000'])
  drag(0, 4000)
  expect([field('min')?.value, field('max')?.value]).toEqual(['3000', '4000'])
})

test('a knob at its end leaves that end open', () => {
  drag(0, 100)
  drag(1, 5000)
  expect([field('min')?.value, field('max')?.value]).toEqual(['', ''])
})

test('what is typed moves the knob, and a reset takes it back', async () => {
  const min = field('min')
  if (min) min.value = '1000'
  min?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(knobs()[0]?.value).toBe('1000')
  document.querySelector('form')?.reset()
  await Promise.resolve()
  expect(knobs()[0]?.value).toBe('200')
})

test('there is one slider however often it is asked for, and screen readers hear of none', () => {
  showSliders(document.body)
  const sliders = document.querySelectorAll('[data-slider]')
  expect(sliders).toHaveLength(1)
  expect(sliders[0]?.getAttribute('aria-hidden')).toBe('true')
  expect(knobs().every(({ tabIndex, name }) => tabIndex === -1 && name === '')).toBe(true)
})

test.each([
  [100, 5000, 50],
  [0, 10, 1],
  [0, 100_000, 500],
  [0.5, 2.5, 0.1],
  [1, 2, 1],
])('from %f to %f it goes by %f', (low, high, step) => {
  expect(stepOf(low, high)).toBe(step)
})

test('prices run with the markup that the visitor sees', () => {
  document.querySelector('form')?.setAttribute('data-price', 'true')
  showSliders(document.body, 10)
  expect(knobs().map(({ min, max }) => [min, max])).toEqual([
    ['110', '5500'],
    ['110', '5500'],
  ])
})
