import {
  findBonusCard,
  listBonusOperations,
  listPromoCodes,
  readProgress,
} from '@/lib/gateway/contracts/accounts/loyalty'
import type { Ask } from '@/lib/query/reading'

export const bonusCard = (ask: Ask) => ask(findBonusCard, {})

export const tierProgress = (ask: Ask) => ask(readProgress, {})

export const promoCodes = (ask: Ask) => ask(listPromoCodes, {})

export function bonusOperations(page: number) {
  return (ask: Ask) => ask(listBonusOperations, { body: { page } })
}
