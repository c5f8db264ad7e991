import { expect, test } from 'vitest'
import { groupOf } from '../testing'
import { sortByBest } from './sort-by-best'

test('puts the own warehouse first, then the cheaper, and what is out of stock last', () => {
  const gone = groupOf({ id: 'gone', price: 1, quantity: 0, ownWarehouse: true })
  const own = groupOf({ id: 'own', ownWarehouse: true, price: 900 })
  const groups = [gone, groupOf({ id: 'dear', price: 600 }), groupOf({ id: 'cheap' }), own]
  expect(sortByBest(groups).map((group) => group.id)).toEqual(['own', 'cheap', 'dear', 'gone'])
})
