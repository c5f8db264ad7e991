import { eq, sql } from 'drizzle-orm'
import type { Client } from '@/gateway/core/client'
import { isEmail } from '@/lib/validation/email'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import type { Viewer } from '@/gateway/core/viewer'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { problem, refuseWith, toKopecks, type Problem } from '@/gateway/services/checkout/order-request'
import { addDays, fromWireDay, moscowDay } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readGiftTerms, type GiftTerms } from '@/gateway/services/gift-cards/gift-terms'
import { payGiftPurchase } from '@/gateway/services/gift-purchases/pay-gift-purchase'
import { refuseToPayOnline } from '@/gateway/services/checkout/no-online-payments'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import type { createGiftPurchase as operation } from '@/lib/gateway/contracts/orders/gift-cards'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

export type GiftRequest = ParsedRequestOf<typeof operation>['body']

const NO_MAILS = 'Магазин сейчас не отправляет письма, поэтому карту не получить. Позвоните нам.'

const HOUR = 3600
const PURCHASES_FROM_ADDRESS = 20

/** Errors of a purchase, field by field. */
export function giftPurchaseProblems(
  { amount, buyerEmail, recipientEmail, deliverOn }: GiftRequest,
  { minAmount, maxAmount, maxDaysAhead }: GiftTerms,
  now: Date,
): Problem[] {
  const problems: Problem[] = []
  if (!Number.isInteger(amount) || amount < minAmount || amount > maxAmount) {
    problems.push(problem('amount', `Номинал — целое число рублей от ${minAmount} до ${maxAmount}.`))
  }
  if (!isEmail(buyerEmail)) problems.push(problem('buyerEmail', 'Проверьте адрес почты.'))
  if (!isEmail(recipientEmail)) problems.push(problem('recipientEmail', 'Проверьте адрес почты получателя.'))
  if (deliverOn === '') return problems
  const day = fromWireDay(deliverOn)
  const today = moscowDay(now)
  if (day === undefined) problems.push(problem('deliverOn', 'Укажите день целиком: 23.02.2027.'))
  else if (day < today) problems.push(problem('deliverOn', 'Этот день уже прошёл.'))
  else if (day > addDays(today, maxDaysAhead)) {
    problems.push(problem('deliverOn', `Выберите день не позже чем через ${maxDaysAhead} дней.`))
  }
  return problems
}

async function findByKey({ db }: ServiceDeps, key: string | null) {
  if (key === null) return undefined
  const [row] = await db.select().from(giftPurchases).where(eq(giftPurchases.idempotencyKey, key))
  return row
}

/** Orders a gift card and starts its payment. The buyer needs no account: the reference leads back to the purchase. */
export async function createGiftPurchase(
  deps: ServiceDeps,
  provider: PaymentProvider | undefined,
  {
    body,
    key,
    client,
    viewer,
  }: {
    body: GiftRequest
    key: string | null
    client: Client
    viewer: Viewer | undefined
  },
) {
  if (!provider) throw refuseToPayOnline()
  if (!deps.sendsMail) throw gatewayError('conflict', NO_MAILS)
  const now = deps.now()
  const problems = giftPurchaseProblems(body, await readGiftTerms(deps.db), now)
  if (problems.length > 0) throw refuseWith(problems)
  // Includes the buyer, so that a guessed key does not open another buyer's purchase.
  const ownKey = key === null ? null : hashSecret(`${key} ${body.buyerEmail.toLowerCase()}`)
  const known = await findByKey(deps, ownKey)
  const gift = known ?? (await write(deps, { body, ownKey, client, viewer, now }))
  const { paymentUrl } = await payGiftPurchase(deps, provider, gift.reference)
  return { reference: gift.reference, number: gift.number, paymentUrl }
}

async function write(
  deps: ServiceDeps,
  {
    body,
    ownKey,
    client,
    viewer,
    now,
  }: {
    body: GiftRequest
    ownKey: string | null
    client: Client
    viewer: Viewer | undefined
    now: Date
  },
) {
  const fromAddress = { key: 'gift-buy', max: PURCHASES_FROM_ADDRESS, seconds: HOUR }
  await consumeLimits(deps, limitsFrom(deps, client, fromAddress))
  const { amount, design, buyerName, buyerEmail, recipientName, recipientEmail, words, deliverOn } = body
  const [written] = await deps.db
    .insert(giftPurchases)
    .values({
      number: sql`'G' || nextval('gift_numbers')::text`,
      reference: createSecret(),
      idempotencyKey: ownKey,
      userId: viewer?.userId ?? null,
      amount: toKopecks(amount),
      design,
      buyerName,
      buyerEmail,
      recipientName,
      recipientEmail,
      words,
      deliverOn: fromWireDay(deliverOn) ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // The same press came twice at once: the other request has written it.
  const gift = written ?? (await findByKey(deps, ownKey))
  if (!gift) throw new Error('the purchase was not written')
  return gift
}
