import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { QuantityStepper } from './quantity-stepper'

type Terms = { quantity: number; multiplicity: number; maxQuantity: number }

function show(terms: Terms) {
  const onChange = vi.fn()
  return { onChange, ...render(<QuantityStepper name="Knecht OC 90" {...terms} onChange={onChange} />) }
}

test.each<[string, Terms, string, number]>([
  ['one up', { quantity: 2, multiplicity: 1, maxQuantity: 9 }, 'Увеличить', 3],
  ['one step up', { quantity: 4, multiplicity: 4, maxQuantity: 9 }, 'Увеличить', 8],
  ['one step down', { quantity: 8, multiplicity: 4, maxQuantity: 9 }, 'Уменьшить', 4],
  ['down to what is there', { quantity: 8, multiplicity: 1, maxQuantity: 3 }, 'Уменьшить', 7],
])('steps %s', async (_, terms, name, expected) => {
  const { user, onChange } = show(terms)
  await user.click(screen.getByRole('button', { name }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
})

test.each<[string, Terms, string]>([
  ['the least', { quantity: 4, multiplicity: 4, maxQuantity: 9 }, 'Уменьшить'],
  ['the most', { quantity: 8, multiplicity: 4, maxQuantity: 9 }, 'Увеличить'],
])('stops at %s and keeps the focus', async (_, terms, name) => {
  const { user, onChange } = show(terms)
  const button = screen.getByRole('button', { name })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(button).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test.each<[string, string, number | undefined]>([
  ['a number in its step', '8', 8],
  ['a number between two steps', '5', 8],
  ['more than there is', '999', 8],
  ['what it is already', '4', undefined],
  ['nothing', '', undefined],
  ['no number', 'шт', undefined],
])('a typed %s', async (_, text, expected) => {
  const { user, onChange } = show({ quantity: 4, multiplicity: 4, maxQuantity: 9 })
  const input = screen.getByRole('textbox', { name: 'Количество' })
  await user.clear(input)
  if (text) await user.type(input, text)
  await user.tab()
  if (expected === undefined) expect(onChange).not.toHaveBeenCalled()
  else expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
})

test('a typed nought that takes nothing away says which button does', async () => {
  const { user, onChange } = show({ quantity: 4, multiplicity: 4, maxQuantity: 9 })
  const input = screen.getByRole('textbox', { name: 'Количество' })
  await user.clear(input)
  await user.type(input, '0{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Убирает товар кнопка «Удалить»')
})

test('takes a typed number on Enter and forgets it on Escape', async () => {
  const { user, onChange } = show({ quantity: 2, multiplicity: 1, maxQuantity: 9 })
  const input = screen.getByRole('textbox', { name: 'Количество' })
  await user.clear(input)
  await user.type(input, '7{Escape}')
  expect(input).toHaveValue('2')
  await user.clear(input)
  await user.type(input, '5{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5)
})

test.each([
  ['999', 'Есть только 8, столько и взяли'],
  ['5', 'Продаётся по 4, взяли 8'],
  ['1,5', 'Нужно целое число штук, оставили 4'],
])('says what becomes of a typed %s', async (text, note) => {
  const { user } = show({ quantity: 4, multiplicity: 4, maxQuantity: 9 })
  const input = screen.getByRole('textbox', { name: 'Количество' })
  await user.clear(input)
  await user.type(input, `${text}{Enter}`)
  expect(screen.getByRole('status')).toHaveTextContent(note)
  expect(input).toHaveAccessibleDescription(note)
  await user.type(input, '8')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a note that comes by leaving the field waits for the press that left it', async () => {
  const { user } = show({ quantity: 4, multiplicity: 4, maxQuantity: 9 })
  const input = screen.getByRole('textbox', { name: 'Количество' })
  await user.clear(input)
  await user.type(input, '999')
  await user.pointer({ target: document.body, keys: '[MouseLeft>]' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.pointer({ target: document.body, keys: '[/MouseLeft]' })
  expect(await screen.findByText('Есть только 8, столько и взяли')).toBeVisible()
})
