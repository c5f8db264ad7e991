import type { Viewer } from '@/gateway/http/viewer'
import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { loadPayments, type Payment } from '@/gateway/services/checkout/load-choices'
import { mayWriteOff } from '@/gateway/services/checkout/writeoff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { infoProblems } from '@/gateway/services/orders/info-problems'
import { problem, refuseWith, type OrderRequest } from '@/gateway/services/orders/order-request'
import { readCompany, type Company } from '@/gateway/services/orders/read-company'
import { readReceipt, type ReceiptChoice } from '@/gateway/services/orders/read-receipt'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

/** An order whose choices are known to be right; prices, stock and bonuses are still open. */
export type PreparedOrder = {
  request: OrderRequest
  idempotencyKey: string | null
  reference: CatalogReference
  payment: Payment
  company: Company
  choice: ReceiptChoice
  now: Date
}

function basketProblems({ orderBasket }: OrderRequest) {
  const ids = orderBasket.map(({ productExternalId }) => productExternalId)
  return new Set(ids).size === ids.length
    ? []
    : [problem('orderBasket', 'Один товар указан в заказе дважды.')]
}

function bonusProblems(request: OrderRequest, buyer: Buyer, payment: Payment | undefined) {
  const { writeoffBonuses = 0, bonusCardNumber, personCode } = request
  const problems = []
  if (bonusCardNumber && bonusCardNumber !== buyer.cardNumber) {
    problems.push(problem('bonusCardNumber', 'Это не ваша бонусная карта.'))
  }
  if (!Number.isInteger(writeoffBonuses)) {
    problems.push(problem('writeoffBonuses', 'Списать можно только целое число бонусов.'))
  }
  if (writeoffBonuses > 0 && !mayWriteOff(buyer, { person: personCode, payment: payment?.code ?? null })) {
    problems.push(problem('writeoffBonuses', 'В этом заказе бонусы не списываются.'))
  }
  return problems
}

/** Checks everything about an order that does not change while others buy. */
export async function prepareOrder(
  deps: ServiceDeps,
  viewer: Viewer,
  request: OrderRequest,
  idempotencyKey: string | null,
): Promise<PreparedOrder> {
  const { db } = deps
  const now = deps.now()
  const reference = await deps.reference()
  const buyer = await requireBuyer(db, viewer, now)
  const payments = await loadPayments(db, buyer)
  const { paymentExternalId } = request.orderPayment
  const payment = payments.find(({ externalId }) => externalId === paymentExternalId)
  const problems = [
    ...basketProblems(request),
    ...infoProblems(request, { isCorporate: buyer.isCorporate, paymentCode: payment?.code }),
    ...bonusProblems(request, buyer, payment),
  ]
  if (!payment) problems.push(problem('orderPayment.paymentExternalId', 'Выберите способ оплаты.'))
  if (!payment || problems.length > 0) throw refuseWith(problems)
  const company = await readCompany(db, buyer, request)
  const place = { coordinates: company.coordinates }
  const choice = await readReceipt(db, reference, buyer, request.delivery, { place, now })
  if (!(choice.receipt.isPickup ? payment.isForPickup : payment.isForDelivery)) {
    throw refuseWith([problem('orderPayment.paymentExternalId', 'Выберите другой способ оплаты.')])
  }
  return { request, idempotencyKey, reference, payment, company, choice, now }
}
