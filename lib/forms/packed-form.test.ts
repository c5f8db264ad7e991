import { expect, test } from 'vitest'
import { packForm, unpackForm } from './packed-form'

test('a long letter in Russian fits into a cookie and comes back whole', () => {
  const words = ['колодки', 'гремят', 'после', 'замены', 'подскажите', 'дешевле', 'на', 'складе', 'оригинал']
  const message = Array.from({ length: 250 }, (_, at) => words[(at * 7 + (at % 5)) % words.length]).join(' ')
  const fields = { name: 'Анна', message: message.slice(0, 2000) }
  expect(packForm(fields).packed.length).toBeLessThan(3600)
  expect(unpackForm(packForm(fields))).toEqual(fields)
})

test('of what does not fit the longest text is cut', () => {
  const noise = Array.from({ length: 6000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 9000)),
  ).join('')
  const { name, message = '' } = unpackForm(packForm({ name: 'Анна', message: noise }))
  expect(name).toBe('Анна')
  expect(noise.startsWith(message)).toBe(true)
  expect(message.length).toBeGreaterThan(500)
})

test.each([{}, { packed: '' }, { packed: 'x' }, { packed: '!!' }])('%o is empty', (stored) => {
  expect(unpackForm(stored)).toEqual({})
})
