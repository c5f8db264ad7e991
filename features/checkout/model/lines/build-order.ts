import type { createOrder } from '@/lib/gateway/contracts/orders/orders'
import type { RequestOf } from '@/lib/gateway/operation'
import { pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CartLine } from '@/stores/cart/cart-line'
import type {
  CheckoutPayment,
  CheckoutShop,
  CheckoutState,
  CheckoutTransport,
} from '@/stores/checkout/checkout-state'
import { type Customer, isCorporate } from '../steps/defaults'
import { joinCoordinates } from '../delivery/delivery-ids'
import { offeredPayments, offeredShops, offeredTransports } from '../delivery/offered'
import { wholeAddress } from '../delivery/whole-address'
import { agreedWriteOff, checkoutTotals, courierFee, isPriceAgreed } from './totals'

export type OrderBody = RequestOf<typeof createOrder>['body']

/** The order as it is sent. Null while something that the steps ask for is not chosen. */
export function buildOrder(
  state: CheckoutState,
  customer: Customer,
  idempotencyKey: string,
): OrderBody | null {
  const payment = chosenPayment(state)
  const delivery = buildDelivery(state, isCorporate(customer))
  if (!payment || !delivery || state.items.length === 0) return null
  const { infoStep, confirmStep } = state
  return {
    idempotencyKey,
    name: infoStep.name.trim(),
    email: infoStep.email.trim(),
    phone: infoStep.phone.replace(/\D/g, ''),
    comment: confirmStep.orderComment.trim(),
    orderBasket: state.items.filter(({ isInOrder }) => isInOrder).map((line) => toBasketLine(line, customer)),
    personCode: infoStep.personCode,
    delivery,
    orderPayment: { paymentExternalId: payment.external_id },
    ...(isCorporate(customer) ? corporatePart(state) : retailPart(state)),
  }
}

export function chosenPayment(state: CheckoutState): CheckoutPayment | undefined {
  return offeredPayments(state).find(({ code }) => code === state.paymentStep.paymentCode)
}

export function chosenShop(state: CheckoutState): CheckoutShop | undefined {
  return offeredShops(state).find(({ supplierId }) => supplierId === state.receiptStep.supplierId)
}

export function chosenTransport(state: CheckoutState): CheckoutTransport | undefined {
  return offeredTransports(state).find(({ code }) => code === state.receiptStep.deliveryTransportCode)
}

function toBasketLine(line: CartLine, customer: Customer): OrderBody['orderBasket'][number] {
  return {
    productExternalId: line.productId,
    brand: line.brand,
    brandExternalId: line.brandExternalId,
    article: line.article,
    arusCode: line.internalCode,
    supplierId: line.supplierId,
    supplierExternalId: line.supplierExternalId,
    quantity: line.quantity,
    price: pieceCost(line),
    isOrderVendor: line.isOrderVendor,
    ...(isCorporate(customer) ? { markup: line.markup || customer.markup } : {}),
  }
}

function buildDelivery(state: CheckoutState, corporate: boolean): OrderBody['delivery'] | null {
  const { receiptStep: receipt, deliverySector: sector } = state
  if (receipt.isPickup) {
    const shop = chosenShop(state)
    return shop ? { ...shop.extraFields } : null
  }
  const transport = chosenTransport(state)
  if (!transport || !receipt.deliveryCoords) return null
  const sectorStore = sector?.deliveryStoreExternalId ?? sector?.externalId
  return {
    ...transport.extraFields,
    address: corporate ? receipt.deliveryAddress : wholeAddress(receipt),
    price: courierFee(state, corporate) ?? 0,
    ...(isPriceAgreed(state, corporate) ? { isAgreed: true } : {}),
    deliveryCoordinates: joinCoordinates(receipt.deliveryCoords),
    deliveryComment: state.confirmStep.deliveryComment.trim(),
    ...(receipt.deliveryIntervalDate ? { deliveryDate: receipt.deliveryIntervalDate } : {}),
    ...(receipt.deliveryIntervalTime ? { deliveryTime: receipt.deliveryIntervalTime } : {}),
    ...(sectorStore ? { deliveryStoreExternalId: sectorStore } : {}),
    orderByParts: receipt.isEntireOrder,
  }
}

function corporatePart(state: CheckoutState): Partial<OrderBody> {
  const { infoStep, receiptStep, corporateClients } = state
  const client = corporateClients.find(({ id }) => id === infoStep.clientId)
  const contractor = client?.contractors.find(({ externalId }) => externalId === infoStep.contractorId)
  if (!client || !contractor) return { invoiceEmail: infoStep.invoiceEmail.trim() }
  return {
    invoiceEmail: infoStep.invoiceEmail.trim(),
    corporateData: {
      clientExternalId: client.externalId,
      clientTitle: client.name,
      contractorExternalId: contractor.externalId,
      contractorTitle: contractor.name,
      contractorInn: contractor.INN,
      contractorKpp: contractor.KPP,
      address: receiptStep.isPickup ? client.address : receiptStep.deliveryAddress,
    },
  }
}

function retailPart(state: CheckoutState): Partial<OrderBody> {
  const { personCode, company, inn, kpp } = state.infoStep
  const writeOff = agreedWriteOff(state, false)
  const { gift } = checkoutTotals(state, { isCorporate: false, markup: 0 })
  return {
    ...(writeOff > 0 ? { writeoffBonuses: writeOff } : {}),
    ...(gift > 0 ? { giftCards: { codes: state.giftCards.map(({ code }) => code), amount: gift } } : {}),
    ...(state.bonusCard ? { bonusCardNumber: state.bonusCard.number } : {}),
    ...(personCode === 'person_1'
      ? {}
      : {
          corporateData: {
            contractorTitle: company.trim(),
            contractorInn: inn.trim(),
            ...(personCode === 'person_2' ? { contractorKpp: kpp.trim() } : {}),
          },
        }),
  }
}
