import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { bonusOperations, promoCodes, promoCodeUses } from '@/gateway/db/schema/bonuses'
import type { Database } from '@/gateway/core/database'
import type { Client } from '@/gateway/core/client'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { settleBonusDebt } from '@/gateway/services/bonuses/take-back-reward'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits, limitsFrom, refundLimits } from '@/gateway/services/limits/rate-limit'
import { longDay } from '@/gateway/core/text/long-day'

type PromoRow = typeof promoCodes.$inferSelect

const GUESS_SECONDS = 600
const GUESSES_PER_ADDRESS = 30
const GUESSES_PER_USER = 10
const NO_CODE = 'Такого промокода нет. Проверьте буквы и цифры.'

/** People type codes with dashes, spaces and in any case. */
export function normalizePromoCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
}

/** The code as it is written, else the one that differs in «ё» alone: people often type «е». */
export async function findPromoCode(db: Database, text: string, { isLocked = false } = {}) {
  const code = normalizePromoCode(text)
  const read = async (condition: SQL) => {
    const query = db.select().from(promoCodes).where(condition).orderBy(promoCodes.code).limit(1)
    return isLocked ? query.for('update') : query
  }
  const [exact] = await read(eq(promoCodes.code, code))
  if (exact) return exact
  const [similar] = await read(sql`translate(${promoCodes.code}, 'Ё', 'Е') = ${code.replaceAll('Ё', 'Е')}`)
  return similar
}

/** Codes are words printed on leaflets: an existing one is no guess, others are counted. */
function guessLimits(deps: ServiceDeps, client: Client) {
  return limitsFrom(deps, client, {
    key: 'promo:address',
    max: GUESSES_PER_ADDRESS,
    seconds: GUESS_SECONDS,
  })
}

/** The day that ends at this moment or contains it. */
function lastDayOf(end: Date) {
  return moscowDay(new Date(end.getTime() - 1))
}

/** Why the code cannot be applied at this moment; undefined when it can. */
function unusable({ validFrom, validUntil, maxUses, uses }: PromoRow, now: Date): string | undefined {
  if (validFrom !== null && validFrom > now) {
    return `Промокод ещё не действует: он начнётся ${longDay(validFrom)}.`
  }
  if (validUntil !== null && validUntil <= now) {
    return `Срок промокода истёк ${longDay(lastDayOf(validUntil))}.`
  }
  if (maxUses !== null && uses >= maxUses) return 'Этот промокод уже применили столько раз, сколько можно.'
  return undefined
}

function toPromo(row: PromoRow, appliedAt: Date | null) {
  return {
    promoCode: row.code,
    title: row.title,
    description: row.description,
    bonuses: row.bonuses,
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    isApplied: appliedAt !== null,
    appliedAt: appliedAt?.toISOString() ?? null,
  }
}

/** What a code gives; the same for every user, so it does not disclose who has used it. */
export async function readPromoCode(deps: ServiceDeps, client: Client, text: string) {
  const { db, now } = deps
  const limits = guessLimits(deps, client)
  await consumeLimits(deps, limits)
  const row = await findPromoCode(db, text)
  if (!row) throw notFound(NO_CODE)
  await refundLimits(deps, limits)
  const problem = unusable(row, now())
  if (problem !== undefined) throw fieldError('promoCode', problem)
  return toPromo(row, null)
}

/** Codes that the user may apply, those that end first before others, and those applied, newest first. */
export async function listPromoCodes({ db, now }: ServiceDeps, viewer: Viewer) {
  const at = now()
  const offered = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.isOffered, true))
    .orderBy(sql`${promoCodes.validUntil} nulls last`, promoCodes.code)
  const uses = await db
    .select()
    .from(promoCodeUses)
    .innerJoin(promoCodes, eq(promoCodes.code, promoCodeUses.code))
    .where(eq(promoCodeUses.userId, viewer.userId))
    .orderBy(desc(promoCodeUses.createdAt), promoCodes.code)
  const applied = new Set(uses.map((use) => use.promo_codes.code))
  return {
    active: offered
      .filter((row) => !applied.has(row.code) && unusable(row, at) === undefined)
      .map((row) => toPromo(row, null)),
    used: uses.map((use) => toPromo(use.promo_codes, use.promo_code_uses.createdAt)),
  }
}

/** Credits a code's bonuses to the user's card, once for each user. */
export async function applyPromoCode(deps: ServiceDeps, viewer: Viewer, client: Client, text: string) {
  const { db } = deps
  const now = deps.now()
  const limits = [
    { key: `promo:user:${viewer.userId}`, max: GUESSES_PER_USER, seconds: GUESS_SECONDS },
    ...guessLimits(deps, client),
  ]
  await consumeLimits(deps, limits)
  const applied = await db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const buyer = await requireBuyer(tx, viewer, now)
    if (buyer.cardNumber === null) {
      throw gatewayError('validation', 'Сначала вступите в клуб: бонусы начисляются на карту.')
    }
    const row = await findPromoCode(tx, text, { isLocked: true })
    if (!row) throw fieldError('promoCode', NO_CODE)
    const { code } = row
    const [use] = await tx
      .insert(promoCodeUses)
      .values({ code, userId: viewer.userId, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!use) throw gatewayError('conflict', 'Этот промокод вы уже применили.')
    const problem = unusable(row, now)
    if (problem !== undefined) throw fieldError('promoCode', problem)
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
    await settleBonusDebt(tx, viewer.userId, now)
    const { balance } = await requireBuyer(tx, viewer, now)
    return { ...toPromo(row, now), balance }
  })
  await refundLimits(deps, limits)
  return applied
}
