import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { deliveryTransports, paymentMethods } from '@/gateway/db/schema/checkout'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { Payment } from '@/gateway/services/checkout/load-choices'
import { namePayment, usualName } from '@/gateway/services/checkout/name-payment'
import { buyersWithout } from '@/gateway/services/payment-rules/buyers-without'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { canBill } from '@/gateway/services/seller/read-seller'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  loadRuleLog,
  readRuleVersion,
  lockRules,
  requireRuleVersion,
  writeRuleChange,
} from '@/gateway/services/rule-log/rule-log'
import {
  type PaymentTerms,
  paymentTerms,
  type savePaymentRule as operation,
} from '@/lib/gateway/contracts/desk/payments'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

export async function listPaymentRules(deps: ServiceDeps, viewer: Viewer) {
  const { db, isPaidOnline, onlineTitle } = deps
  await requireStaff(db, viewer)
  // Before all else: a change in between makes it too old, and never too new.
  const version = await readRuleVersion(db, 'payment')
  const methods = await loadMethods(db)
  return {
    version,
    isPaidOnline,
    isBilled: await canBill(db),
    methods: methods.map((method) => {
      const { code, title, description, isOnline } = namePayment(method, onlineTitle)
      const usual = usualName(method, onlineTitle)
      return { code, title, description, usual, isOnline, terms: toTerms(method) }
    }),
    transports: (await loadTransportRows(db)).map(({ code, title }) => ({ code, title })),
    log: await loadRuleLog(db, 'payment', { shape: paymentTerms }),
  }
}

/** Writes how a way to pay is called, whom and what it is offered for, with its place in the log. */
export async function savePaymentRule(
  deps: ServiceDeps,
  viewer: Viewer,
  { code, terms, version }: ParsedRequestOf<typeof operation>['body'],
) {
  await requireStaff(deps.db, viewer)
  await deps.db.transaction(async (tx) => {
    await lockRules(tx)
    const methods = await loadMethods(tx)
    const method = methods.find((one) => one.code === code)
    if (!method) throw notFound('Такого способа оплаты нет.')
    const transports = await loadTransportRows(tx)
    const before = toTerms(method)
    const after = {
      ...terms,
      shownTitle: terms.shownTitle === undefined ? method.shownTitle : terms.shownTitle,
      shownDescription:
        terms.shownDescription === undefined ? method.shownDescription : terms.shownDescription,
      notForTransports: known(terms.notForTransports, transports),
    }
    if (isDeepStrictEqual(before, after)) return
    await requireRuleVersion(tx, 'payment', version)
    const changed = methods.map((one) => (one.code === code ? { ...one, ...after } : one))
    const context = { transports, isPaidOnline: deps.isPaidOnline, isBilled: await canBill(tx) }
    const without = buyersWithout(changed, context)
    const [lost] = without.filter((words) => !buyersWithout(methods, context).includes(words))
    if (lost !== undefined)
      throw fieldError('terms', `Без этого способа ${lost} нечем платить. Сначала предложите другой.`)
    await tx.update(paymentMethods).set(after).where(eq(paymentMethods.code, code))
    await writeRuleChange(tx, {
      area: 'payment',
      key: code,
      title: `способ оплаты «${namePayment(method, deps.onlineTitle).title}»`,
      before,
      after,
      authorId: viewer.userId,
      createdAt: deps.now(),
    })
    await announcePurge(tx, ['bootstrap'])
  })
  return listPaymentRules(deps, viewer)
}

function toTerms(method: Payment) {
  const { isForRetail, isForCorporate, isForPickup, isForDelivery, notForTransports } = method
  const { shownTitle, shownDescription } = method
  return {
    isForRetail,
    isForCorporate,
    isForPickup,
    isForDelivery,
    notForTransports,
    shownTitle,
    shownDescription,
  } satisfies PaymentTerms
}

/** In one order and without what the shop does not have, so that the same choice is no change. */
function known(codes: readonly string[], transports: readonly { code: string }[]): string[] {
  return transports.map(({ code }) => code).filter((code) => codes.includes(code))
}

function loadMethods(db: Database) {
  return db.select().from(paymentMethods).orderBy(asc(paymentMethods.sequence), asc(paymentMethods.id))
}

function loadTransportRows(db: Database) {
  return db
    .select()
    .from(deliveryTransports)
    .orderBy(asc(deliveryTransports.sequence), asc(deliveryTransports.id))
}
