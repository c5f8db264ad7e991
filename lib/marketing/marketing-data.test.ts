import { describe, expect, test } from 'vitest'
import { toCartItems, toMarketingCode, toMarketingCustomer, toWishItems } from './marketing-data'

test.each([
  ['12345', '00-00012345'],
  ['00-00012345', '00-00012345'],
  ['000012345', '00-00012345'],
  ['1234567890', '00-34567890'],
  ['', null],
  ['-', null],
  [null, null],
  [undefined, null],
])('the code %j is sent as %j', (code, expected) => {
  expect(toMarketingCode(code)).toBe(expected)
})

describe('lines of the cart', () => {
  const line = { internalCode: '12345', price: 100, quantity: 2 }
  test.each([
    ['one line', [line], [{ code: '00-00012345', price: 100, quantity: 2 }]],
    ['no code', [{ ...line, internalCode: null }], []],
    ['an empty code', [{ ...line, internalCode: '' }], []],
    ['no price', [{ ...line, price: null }], []],
    ['a price of 0', [{ ...line, price: 0 }], []],
    [
      'a code twice, in two spellings: the first is kept',
      [line, { internalCode: '00-00012345', price: 90, quantity: 5 }],
      [{ code: '00-00012345', price: 100, quantity: 2 }],
    ],
    [
      'a line without a price before one of the same code with it',
      [{ ...line, price: null }, line],
      [{ code: '00-00012345', price: 100, quantity: 2 }],
    ],
    ['nothing', [], []],
  ])('%s', (_, lines, expected) => {
    expect(toCartItems(lines)).toEqual(expected)
  })
})

test.each([
  [{ code: '12345', price: 70 }, [{ code: '00-00012345', price: 70 }]],
  [{ code: '12345' }, [{ code: '00-00012345', price: 0 }]],
  [{ code: '12345', price: null }, [{ code: '00-00012345', price: 0 }]],
  [{ code: null, price: 70 }, []],
])('%j of the wish list is sent as %j', (product, expected) => {
  expect(toWishItems([product])).toEqual(expected)
})

test('a customer has an id and an address; the phone may be empty, and emails are asked for by a tick only', () => {
  expect(toMarketingCustomer({ externalId: 'u1', email: 'a@b.ru' })).toEqual({
    externalId: 'u1',
    email: 'a@b.ru',
    phone: '',
    isSubscribed: false,
  })
  expect(
    toMarketingCustomer({ externalId: 'u1', email: '', phone: '79001234567', isSubscribe: true }),
  ).toEqual({ externalId: 'u1', email: '', phone: '79001234567', isSubscribed: true })
  expect(toMarketingCustomer({ externalId: null, email: '', phone: '' })).toBeNull()
})
