import { queryOptions } from '@tanstack/react-query'
import type {
  findBonusCard,
  listBonusOperations,
  readProgress,
  readPromoCode,
} from '@/lib/gateway/contracts/accounts/loyalty'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type BonusCard = ResponseOf<typeof findBonusCard>
export type TierProgress = ResponseOf<typeof readProgress>
export type BonusOperation = ResponseOf<typeof listBonusOperations>['items'][number]
export type PromoCode = ResponseOf<typeof readPromoCode>

/** Everything that bonuses which come or go change. */
export const CLUB_KEY = ['club'] as const

const loadReads = () => import('./club-reads')

export const bonusCardOptions = queryOptions({
  queryKey: [...CLUB_KEY, 'card'],
  ...reading(async () => (await loadReads()).bonusCard),
})

export const progressOptions = queryOptions({
  queryKey: [...CLUB_KEY, 'progress'],
  ...reading(async () => (await loadReads()).tierProgress),
})

export const promoCodesOptions = queryOptions({
  queryKey: [...CLUB_KEY, 'promo-codes'],
  ...reading(async () => (await loadReads()).promoCodes),
})

export function operationsOptions(page: number) {
  return queryOptions({
    queryKey: [...CLUB_KEY, 'operations', page],
    ...reading(async () => (await loadReads()).bonusOperations(page)),
  })
}
