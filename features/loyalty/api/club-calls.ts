import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  applyPromoCode,
  createBonusCard,
  findBonusCard,
  listBonusOperations,
  listPromoCodes,
  readProgress,
  readPromoCode,
} from '@/lib/gateway/contracts/loyalty'
import type { ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type BonusCard = ResponseOf<typeof findBonusCard>
export type TierProgress = ResponseOf<typeof readProgress>
export type BonusOperation = ResponseOf<typeof listBonusOperations>['items'][number]
export type PromoCode = ResponseOf<typeof readPromoCode>

/** Failures are said where they belong, so nothing is shown by itself. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export const bonusCardOptions = queryOptions({
  queryKey: ['club', 'card'],
  queryFn: ({ signal }) =>
    atLeast(browserGateway().call(findBonusCard, {}, { ...SCREEN_SHOWS, signal })).then(answered),
})

export const progressOptions = queryOptions({
  queryKey: ['club', 'progress'],
  queryFn: ({ signal }) =>
    atLeast(browserGateway().call(readProgress, {}, { ...SCREEN_SHOWS, signal })).then(answered),
})

export function operationsOptions(page: number) {
  return queryOptions({
    queryKey: ['club', 'operations', page],
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(listBonusOperations, { body: { page } }, { ...SCREEN_SHOWS, signal }),
      ).then(answered),
  })
}

export const promoCodesOptions = queryOptions({
  queryKey: ['club', 'promo-codes'],
  queryFn: ({ signal }) =>
    atLeast(browserGateway().call(listPromoCodes, {}, { ...SCREEN_SHOWS, signal })).then(answered),
})

/** Gives the person who is signed in a card. */
export async function joinLoyalty(): Promise<BonusCard> {
  return answered(await browserGateway().call(createBonusCard, {}, SCREEN_SHOWS))
}

/** What a code would give; nothing changes. */
export async function checkPromoCode(promoCode: string): Promise<PromoCode> {
  return answered(await browserGateway().call(readPromoCode, { query: { promoCode } }, SCREEN_SHOWS))
}

/** Credits a code's bonuses; a second time the gateway refuses, so a lost answer costs nothing. */
export async function takePromoCode(promoCode: string): Promise<PromoCode> {
  return answered(await browserGateway().call(applyPromoCode, { body: { promoCode } }, SCREEN_SHOWS))
}
