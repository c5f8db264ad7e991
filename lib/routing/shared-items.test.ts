import { describe, expect, it, test } from 'vitest'
import { toSearchParams } from './query'
import {
  MAX_SHARED_ITEMS,
  readSharedItems,
  sharedListHref,
  writeSharedItem,
  writeSharedItems,
} from './shared-items'

const filter = {
  quantity: 2,
  supplierId: 29,
  ownWarehouse: true,
  internalCode: '00-10000003',
  brand: 'Knecht',
  article: 'OC 90',
}
const pads = {
  ...filter,
  quantity: 4,
  supplierId: 501,
  ownWarehouse: false,
  internalCode: null,
  brand: 'ЗАО_Тормоз',
  article: 'ГДБ/13_30.5',
}

test('a list comes out of its address as it went in, without the shop of who made it', () => {
  const href = sharedListHref(writeSharedItems([filter, pads]), true)
  const query = toSearchParams(new URL(href, 'https://arus.test').searchParams)
  expect(query.get('prices')).toBe('1')
  expect(readSharedItems(query.getAll('item'))).toEqual({
    items: [
      { quantity: 2, supplierId: null, internalCode: '00-10000003' },
      { quantity: 4, supplierId: 501, internalCode: null, brand: 'ЗАО Тормоз', article: 'ГДБ/13_30.5' },
    ],
    unreadable: 0,
  })
  expect(sharedListHref([writeSharedItem(filter)], false)).toBe('/list?item=2..00-10000003')
})

describe('an address that was typed or cut', () => {
  it.each([
    '',
    'nonsense',
    '0..00-10000003',
    '100001..00-10000003',
    '-1..00-10000003',
    '2.9999999999.00-10000003',
    '2..',
    '2..00-100000030',
    '2.._OC90',
    '2..Knecht_',
    '2..Knecht_OC\u000090',
    `2..${'К'.repeat(129)}_OC90`,
    `2..Knecht_${'9'.repeat(65)}`,
  ])('«%s» is no line', (text) => {
    expect(readSharedItems([text])).toEqual({ items: [], unreadable: 1 })
  })
})

it('has room for so many lines and counts the others', () => {
  const lines = Array.from({ length: MAX_SHARED_ITEMS + 5 }, () => filter)
  const items = writeSharedItems(lines)
  expect(items).toHaveLength(MAX_SHARED_ITEMS)
  expect(readSharedItems([...items, ...items])).toMatchObject({ unreadable: MAX_SHARED_ITEMS })
  const long = writeSharedItems(lines.map(() => ({ ...pads, brand: 'Ж'.repeat(100) })))
  expect(long.length).toBeGreaterThan(1)
  expect(sharedListHref(long, true).length).toBeLessThan(8000)
})
