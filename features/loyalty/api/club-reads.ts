import {
  findBonusCard,
  listBonusOperations,
  listPromoCodes,
  readProgress,
} from '@/lib/gateway/contracts/accounts/loyalty'
import type { GatewayCall } from '@/lib/query/reading'

export const bonusCard = (call: GatewayCall) => call(findBonusCard, {})

export const tierProgress = (call: GatewayCall) => call(readProgress, {})

export const promoCodes = (call: GatewayCall) => call(listPromoCodes, {})

export function bonusOperations(page: number) {
  return (call: GatewayCall) => call(listBonusOperations, { body: { page } })
}
