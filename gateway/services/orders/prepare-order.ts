import type { Viewer } from '@/gateway/core/viewer'
import { isOfferedFor, loadPayments, type Payment, wayOf } from '@/gateway/services/checkout/load-choices'
import type { ServiceDeps } from '@/gateway/services/deps'
import { infoProblems } from '@/gateway/services/orders/info-problems'
import { problem, refuseWith, type OrderRequest } from '@/gateway/services/checkout/order-request'
import { readCompany, type Company } from '@/gateway/services/orders/read-company'
import { ANOTHER_PAYMENT } from '@/gateway/services/checkout/no-online-payments'
import { giftProblems } from '@/gateway/services/orders/gift-problems'
import { readReceipt, type ReceiptChoice } from '@/gateway/services/orders/read-receipt'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** An order with checked choices; prices, stock and bonuses are still open. */
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
  const buyer = { userId: viewer.userId, isCorporate: viewer.group === 'corporate' }
  const payments = await loadPayments(deps, buyer)
  const { paymentExternalId } = request.orderPayment
  const payment = payments.find(({ externalId }) => externalId === paymentExternalId)
  const problems = [
    ...basketProblems(request),
    ...infoProblems(request, {
      isCorporate: buyer.isCorporate,
      paymentCode: payment?.code,
      hasBill: payments.some(({ code }) => code === BILL_CODE),
    }),
  ]
  if (!payment) {
    const words = deps.isPaidOnline ? 'Выберите способ оплаты.' : ANOTHER_PAYMENT
    problems.push(problem('orderPayment.paymentExternalId', words))
  }
  if (!payment || problems.length > 0) throw refuseWith(problems)
  const giftErrors = await giftProblems(deps, viewer, request, payment.code)
  if (giftErrors.length > 0) throw refuseWith(giftErrors)
  const company = await readCompany(db, buyer, request)
  const place = { coordinates: company.coordinates }
  const choice = await readReceipt(db, reference, buyer, request.delivery, { place, now })
  if (!isOfferedFor(payment, wayOf(choice.receipt))) {
    throw refuseWith([problem('orderPayment.paymentExternalId', 'Выберите другой способ оплаты.')])
  }
  return { request, idempotencyKey, reference, payment, company, choice, now }
}
