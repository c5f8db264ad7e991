import { expect, it } from 'vitest'
import { checkoutOf } from '../../testing'
import { receiptProblems } from '../receipt-values'
import { wholeAddress } from './whole-address'

const HOUSE = { deliveryAddress: 'Москва, улица Арбат, 10' }

it.each([
  [{}, 'Москва, улица Арбат, 10'],
  [{ deliveryFlat: ' 7 ' }, 'Москва, улица Арбат, 10, кв. 7'],
  [
    { deliveryFlat: '7', deliveryEntrance: '2', deliveryFloor: '3', deliveryIntercom: '7К' },
    'Москва, улица Арбат, 10, подъезд 2, этаж 3, кв. 7, домофон 7К',
  ],
])('%o is written behind the house', (parts, expected) => {
  const { receiptStep } = checkoutOf({ receiptStep: { ...HOUSE, ...parts } })
  expect(wholeAddress(receiptStep)).toBe(expected)
})

const problemsOf = (receiptStep: Parameters<typeof checkoutOf>[0]) =>
  Object.fromEntries(
    receiptProblems(checkoutOf(receiptStep), false).map(({ name, message }) => [name, message]),
  )

it('a street without a house is not where something can be brought to', () => {
  const typed = { isPickup: false, deliveryAddress: 'Москва, улица Арбат, ' }
  expect(problemsOf({ receiptStep: typed })['place']).toBe(
    'Допишите номер дома и выберите адрес из подсказок',
  )
  const empty = { isPickup: false, deliveryAddress: '' }
  expect(problemsOf({ receiptStep: empty })['place']).toMatch(/^Выберите адрес/)
})

it('what is too long is said at its own field', () => {
  const receiptStep = { isPickup: false, deliveryIntercom: 'к'.repeat(21) }
  expect(problemsOf({ receiptStep })['deliveryIntercom']).toBe('Не длиннее 20 знаков')
})
