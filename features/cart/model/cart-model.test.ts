import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartLineOf } from '@/stores/cart/testing'
import { cartAsText } from './cart-as-text'
import { linesToHandOn } from './lines-to-hand-on'
import { cartTotals, lineCostWithMarkup } from './cart-totals'
import { lineProblem, sellerWords, termWords } from './line-terms'
import { allPrices, priceChanges, withNewPrices } from './price-watch'

const line = cartLineOf({ productId: '1' })

describe('totals', () => {
  it('are those of the lines in the order', () => {
    const lines = [
      cartLineOf({ productId: '1', quantity: 3, price: 99.99, oldPrice: 120, bonuses: 9 }),
      cartLineOf({ productId: '2', quantity: 1, price: 50, oldPrice: 40, bonuses: 1.5 }),
      cartLineOf({ productId: '3', isInOrder: false, bonuses: 100 }),
    ]
    expect(cartTotals(lines)).toEqual({
      count: 2,
      pieces: 4,
      unit: 'шт.',
      total: 349.97,
      saved: 60.03,
      bonuses: 10.5,
      withMarkup: 349.97,
    })
  })

  it('add up no pieces of different units', () => {
    const lines = [cartLineOf({ productId: '1', unit: 'л' }), cartLineOf({ productId: '2' })]
    expect(cartTotals(lines).unit).toBeNull()
    expect(cartTotals(lines.slice(0, 1)).unit).toBe('л')
  })

  it('carry the markup rounded on each piece', () => {
    expect(lineCostWithMarkup({ ...line, price: 33.33, quantity: 3, markup: 10 })).toBe(109.98)
  })

  it('add up to the kopeck for any lines', () => {
    const kopecks = fc.integer({ min: 1, max: 10_000_000 })
    const anyLine = fc.record({ price: kopecks, quantity: fc.integer({ min: 1, max: 999 }) })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), (given) => {
        const lines = given.map(({ price, quantity }, at) => ({
          ...line,
          productId: String(at),
          price: price / 100,
          quantity,
        }))
        const expected = given.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        expect(Math.round(cartTotals(lines).total * 100)).toBe(expected)
      }),
    )
  })
})

describe('a line', () => {
  it.each([
    ['has all that is wanted', { quantity: 10 }, undefined],
    ['is short', { quantity: 11 }, { kind: 'short', rest: 10 }],
    ['is short by whole steps', { quantity: 12, multiplicity: 4 }, { kind: 'short', rest: 8 }],
    ['is gone without pieces', { maxQuantity: 0 }, { kind: 'gone' }],
    ['is gone with less than one step', { multiplicity: 4, maxQuantity: 3, quantity: 4 }, { kind: 'gone' }],
    ['is gone without a price', { price: null }, { kind: 'gone' }],
  ])('%s', (_, fields, problem) => {
    expect(lineProblem({ ...line, ...fields })).toEqual(problem)
  })

  it.each([
    [{ ownWarehouse: true, supplier: 'Автозаводская' }, 'Свой склад, Автозаводская'],
    [{ ownWarehouse: true, supplier: null }, 'Свой склад'],
    [{ supplier: 'Восток-Опт' }, 'Восток-Опт'],
    [{ supplier: null }, 'Поставщик'],
  ])('%j is sold by %s', (fields, words) => {
    expect(sellerWords({ ...line, ...fields })).toBe(words)
  })

  it('is there on the day that its hours promise', () => {
    const now = new Date('2026-11-20T09:00:00Z')
    expect(termWords({ ...line, deliveryTime: 0 }, now)).toBe('Сегодня, 20\u00a0ноября')
    expect(termWords({ ...line, deliveryTime: 24 }, now)).toBe('Завтра, 21\u00a0ноября')
  })
})

describe('seen prices', () => {
  const lines = [line, cartLineOf({ productId: '2', price: 100 })]

  it('tell which have changed since', () => {
    expect([...priceChanges({ '1': 450, '2': 90 }, lines)]).toEqual([['2', { was: 90, now: 100 }]])
  })

  it('say nothing about new lines and about goods that are gone', () => {
    expect(priceChanges({}, lines).size).toBe(0)
    expect(priceChanges({ '1': 450 }, [{ ...line, price: null }]).size).toBe(0)
  })

  it('keep what was seen, take new lines in and let old ones go', () => {
    expect(withNewPrices({ '2': 90, '9': 5 }, lines)).toEqual({ '1': 450, '2': 90 })
    expect(allPrices(lines)).toEqual({ '1': 450, '2': 100 })
  })
})

describe('a cart that is handed on', () => {
  const postponed = cartLineOf({ productId: '2', isInOrder: false, title: 'Отложено' })

  it.each([
    [true, '1. Knecht OC 90, Фильтр масляный: 2 шт. × 450\u00a0₽ = 900\u00a0₽\nИтого: 900\u00a0₽'],
    [false, '1. Knecht OC 90, Фильтр масляный: 2 шт.'],
  ])('is told as text, with prices: %s', (hasPrices, text) => {
    expect(cartAsText([{ ...line, quantity: 2 }], hasPrices)).toBe(text)
  })

  it('is what is ticked, else what is in the order, else all', () => {
    expect(linesToHandOn([line, postponed], [postponed])).toEqual([postponed])
    expect(linesToHandOn([line, postponed], [])).toEqual([line])
    expect(linesToHandOn([postponed], [])).toEqual([postponed])
  })
})
