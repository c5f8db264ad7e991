import { eq } from 'drizzle-orm'
import { bonusOperations, promoCodes, promoCodeUses } from '@/gateway/db/schema-bonuses'
import type { Client } from '@/gateway/core/client'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'

type PromoRow = typeof promoCodes.$inferSelect

const GUESS_SECONDS = 600
const GUESSES_PER_ADDRESS = 30
const GUESSES_PER_USER = 10
const NO_CODE = 'Такого промокода нет, или он больше не действует.'

/** People type codes with dashes, spaces and in any case. */
export function normalizePromoCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
}

function isUsable({ validUntil, maxUses, uses }: PromoRow, now: Date) {
  return (validUntil === null || validUntil > now) && (maxUses === null || uses < maxUses)
}

function toPromo({ code, title, description, bonuses, validUntil }: PromoRow, isApplied: boolean) {
  return {
    promoCode: code,
    title,
    description,
    bonuses,
    validUntil: validUntil?.toISOString() ?? null,
    isApplied,
  }
}

/** What a code gives; the same for everybody, so it does not say who has used it. */
export async function readPromoCode(deps: ServiceDeps, client: Client, text: string) {
  const { db, now, addressLimitFactor } = deps
  const max = GUESSES_PER_ADDRESS * addressLimitFactor
  await consumeLimits(deps, [{ key: `promo:address:${client.network}`, max, seconds: GUESS_SECONDS }])
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalizePromoCode(text)))
  if (!row || !isUsable(row, now())) throw notFound(NO_CODE)
  return toPromo(row, false)
}

/** Credits a code's bonuses to the user's card, once for each user. */
export async function applyPromoCode(deps: ServiceDeps, viewer: Viewer, text: string) {
  const { db } = deps
  const now = deps.now()
  const code = normalizePromoCode(text)
  await consumeLimits(deps, [
    { key: `promo:user:${viewer.userId}`, max: GUESSES_PER_USER, seconds: GUESS_SECONDS },
  ])
  return db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const buyer = await requireBuyer(tx, viewer, now)
    if (buyer.cardNumber === null) {
      throw gatewayError('validation', 'Сначала вступите в клуб: бонусы начисляются на карту.')
    }
    const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
    if (!row) throw fieldError('promoCode', NO_CODE)
    const [use] = await tx
      .insert(promoCodeUses)
      .values({ code, userId: viewer.userId, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!use) throw gatewayError('conflict', 'Этот промокод вы уже применили.')
    if (!isUsable(row, now)) throw fieldError('promoCode', NO_CODE)
    await tx
      .update(promoCodes)
      .set({ uses: row.uses + 1 })
      .where(eq(promoCodes.code, code))
    await tx.insert(bonusOperations).values({
      userId: viewer.userId,
      type: 'promo',
      title: row.title,
      amount: row.bonuses,
      remaining: row.bonuses,
      availableAt: now,
      expiresAt: bonusExpiry(now),
      createdAt: now,
    })
    const { balance } = await requireBuyer(tx, viewer, now)
    return { ...toPromo(row, true), balance }
  })
}
