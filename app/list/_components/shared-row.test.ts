import { describe, expect, it } from 'vitest'
import { changeWords, type SharedRow, requestedOfRow } from './shared-row'

const item = {
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  supplierId: 501,
  ownWarehouse: false,
  price: 450,
  quantity: 1,
  maxQuantity: 10,
  multiplicity: 1,
  deliveryTime: 24,
}

const rowOf = (quantity: number, terms: Partial<typeof item> = {}, isOtherSeller = false): SharedRow => ({
  ...item,
  id: '0',
  href: '/product/00-00000001',
  quantity,
  unit: 'компл.',
  offer: { kind: 'sold', item: { ...item, ...terms }, isOtherSeller },
})

describe('a line of a list that was handed on', () => {
  it.each([
    ['as it was', rowOf(4), 4, []],
    ['fewer are left', rowOf(12), 10, ['есть 10 из 12 компл.']],
    ['sold by fours', rowOf(6, { multiplicity: 4 }), 8, ['продаётся по 4 компл.']],
    [
      'fewer are left than are sold together',
      rowOf(1, { multiplicity: 4, maxQuantity: 3 }),
      undefined,
      ['есть 3 компл., продаётся по 4'],
    ],
    ['of another seller', rowOf(4, {}, true), 4, ['прежнего предложения нет, показано другое']],
  ])('%s', (_, row, pieces, words) => {
    expect(requestedOfRow(row)?.quantity).toBe(pieces)
    expect(changeWords(row)).toEqual(words)
  })

  it.each([['unknown'], ['gone'], ['soldOut']] as const)('%s puts nothing into the cart', (kind) => {
    const row: SharedRow = { ...rowOf(1), offer: { kind } }
    expect(requestedOfRow(row)).toBeUndefined()
    expect(changeWords(row)).toEqual([])
  })
})
