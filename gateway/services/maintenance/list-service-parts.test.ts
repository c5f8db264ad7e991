import { expect, it } from 'vitest'
import type { Card } from '@/gateway/services/cards/load-cards'
import { fillFrom } from './list-service-parts'

function canister(brandId: number, litres: number, bestPrice: number, bestQuantity: number): Card {
  const properties = { obem_l: String(litres), vyazkost_sae: '5W-30' }
  return {
    id: brandId * 100 + litres,
    brandId,
    bestPrice,
    bestQuantity,
    bestMultiplicity: 1,
    properties,
  } as never
}

const taken = (litres: number, cards: readonly Card[]) =>
  fillFrom(litres, cards).map(({ card, count }) => [card.brandId, Number(card.properties['obem_l']), count])

it('fills from the cheapest maker that has enough', () => {
  const cheap = [canister(1, 4, 1000, 5), canister(1, 1, 300, 5)]
  const dear = [canister(2, 4, 2000, 5), canister(2, 1, 600, 5)]
  expect(taken(4.4, [...cheap, ...dear])).toEqual([
    [1, 4, 1],
    [1, 1, 1],
  ])
  const last = [canister(1, 4, 1000, 5), canister(1, 1, 300, 0)]
  expect(taken(4.4, [...last, ...dear])).toEqual([
    [2, 4, 1],
    [2, 1, 1],
  ])
})

it('fills from the cheapest where no maker has enough', () => {
  expect(taken(8, [canister(1, 4, 1000, 1), canister(2, 4, 2000, 1)])).toEqual([[1, 4, 2]])
})
