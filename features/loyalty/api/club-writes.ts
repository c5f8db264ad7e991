import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { applyPromoCode, createBonusCard, readPromoCode } from '@/lib/gateway/contracts/accounts/loyalty'
import type { BonusCard, PromoCode } from './club-queries'

/** Failures are said where they belong, so nothing is shown by itself. */
const SCREEN_SHOWS = { suppressesNotices: true } as const

/** Gives the person who is signed in a card. */
export async function joinLoyalty(): Promise<BonusCard> {
  return requireResponse(await browserGateway().call(createBonusCard, {}, SCREEN_SHOWS))
}

/** What a code would give; nothing changes. */
export async function checkPromoCode(promoCode: string): Promise<PromoCode> {
  return requireResponse(await browserGateway().call(readPromoCode, { query: { promoCode } }, SCREEN_SHOWS))
}

/** Credits a code's bonuses; a second time the gateway refuses, so a lost answer costs nothing. */
export async function takePromoCode(promoCode: string): Promise<PromoCode> {
  return requireResponse(await browserGateway().call(applyPromoCode, { body: { promoCode } }, SCREEN_SHOWS))
}
