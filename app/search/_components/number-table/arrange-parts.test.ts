import { describe, expect, it } from 'vitest'
import type { OfferFace } from '@/features/product/model/offer-face'
import { arrangeParts, NO_FILTER, type OwnFacts, readTableOrder, type TableFilter } from './arrange-parts'
import { packPart, type TablePart, unpackPart } from './table-part'

function offer(id: string, price: number, deliveryTime: number, more: Partial<OfferFace> = {}): OfferFace {
  return {
    id,
    seller: `Склад ${id}`,
    price,
    pastPrice: null,
    quantity: 5,
    deliveryTime,
    supplierId: 1,
    ownWarehouse: false,
    canReturn: true,
    marks: [],
    ...more,
  }
}

function part(brand: string, offers: OfferFace[], more: Partial<TablePart> = {}): TablePart {
  return {
    brand,
    article: 'OC 90',
    markedTitle: 'Фильтр',
    href: `/product/${brand}`,
    picture: null,
    isRequested: false,
    marks: [],
    offers,
    ...more,
  }
}

const PARTS = [
  part('Sakura', [offer('s1', 300, 48), offer('s2', 500, 0, { ownWarehouse: true })]),
  part('Mann', [offer('m1', 200, 96, { canReturn: false })]),
  part('Knecht', [offer('k1', 900, 24)], { isRequested: true }),
  part('Bosch', [offer('b1', 400, 24)]),
]
const NO_FACTS: OwnFacts = { terms: undefined, mayFit: true }

function shown(order: string, filter: Partial<TableFilter> = {}, factsOf = (_: TablePart) => NO_FACTS) {
  const arranged = arrangeParts(PARTS, {
    order: readTableOrder(order),
    filter: { ...NO_FILTER, ...filter },
    factsOf,
  })
  return arranged.map(({ part: { brand }, offers }) => `${brand} ${offers.map(({ id }) => id).join('+')}`)
}

describe('the order', () => {
  it.each([
    ['best', ['Knecht k1', 'Sakura s2+s1', 'Mann m1', 'Bosch b1']],
    ['price', ['Knecht k1', 'Mann m1', 'Sakura s1+s2', 'Bosch b1']],
    ['term', ['Knecht k1', 'Sakura s2+s1', 'Bosch b1', 'Mann m1']],
    ['brand', ['Knecht k1', 'Bosch b1', 'Mann m1', 'Sakura s2+s1']],
    ['colour', ['Knecht k1', 'Sakura s2+s1', 'Mann m1', 'Bosch b1']],
  ])('%s keeps the requested part first', (order, rows) => {
    expect(shown(order)).toEqual(rows)
  })

  it('follows the terms of the chosen shop, which only its own warehouse has', () => {
    const factsOf = ({ brand }: TablePart): OwnFacts =>
      brand === 'Sakura' || brand === 'Mann'
        ? { terms: { price: 150, deliveryTime: 120 }, mayFit: true }
        : NO_FACTS
    expect(shown('price', {}, factsOf)).toEqual(['Knecht k1', 'Sakura s2+s1', 'Mann m1', 'Bosch b1'])
    expect(shown('term', {}, factsOf)).toEqual(['Knecht k1', 'Bosch b1', 'Sakura s1+s2', 'Mann m1'])
  })
})

describe('the filter', () => {
  it.each<[Partial<TableFilter>, string[]]>([
    [{ isOwn: true }, ['Sakura s2']],
    [{ isReturnable: true }, ['Knecht k1', 'Sakura s2+s1', 'Bosch b1']],
    [{ brand: 'Mann' }, ['Mann m1']],
    [{ maxPrice: 300 }, ['Sakura s1', 'Mann m1']],
    [{ maxDays: 1 }, ['Knecht k1', 'Sakura s2', 'Bosch b1']],
    [{ maxDays: 0 }, ['Sakura s2']],
    [{ maxPrice: 1 }, []],
    [{ isReturnable: true, maxPrice: 400 }, ['Sakura s1', 'Bosch b1']],
  ])('%j leaves the offers that pass', (filter, rows) => {
    expect(shown('best', filter)).toEqual(rows)
  })

  it('leaves out what does not fit the chosen car', () => {
    const factsOf = ({ brand }: TablePart): OwnFacts => ({ terms: undefined, mayFit: brand !== 'Sakura' })
    expect(shown('best', { isFitting: true }, factsOf)).toEqual(['Knecht k1', 'Mann m1', 'Bosch b1'])
    expect(shown('best', {}, factsOf)).toHaveLength(4)
  })
})

it('a part comes out of the data of the page as it went in', () => {
  for (const one of PARTS) expect(unpackPart(packPart(one))).toEqual(one)
})
