import type { CheckoutState } from '@/stores/checkout/checkout-state'
import { type ReceiptLack, receiptLacks } from './completeness'
import { hasIntervals } from './intervals'

/** The fields of the first step; one that may lack something is called as what it lacks. */
export type ReceiptValues = {
  way: 'pickup' | 'delivery'
  shop: string | null
  client: string | null
  place: string
  transport: string | null
  date: string | null
  time: string | null
  isEntireOrder: boolean
}

const MESSAGES: Readonly<Record<ReceiptLack, string>> = {
  shop: 'Выберите магазин, где заберёте заказ',
  client: 'Выберите клиента',
  place: 'Выберите адрес из подсказок или поставьте точку на карте',
  transport: 'Выберите способ доставки',
  date: 'Выберите день доставки',
  time: 'Выберите время доставки',
}

export function toReceiptValues({ receiptStep, infoStep }: CheckoutState): ReceiptValues {
  return {
    way: receiptStep.isPickup ? 'pickup' : 'delivery',
    shop: receiptStep.supplierId === null ? null : String(receiptStep.supplierId),
    client: infoStep.clientId,
    place: receiptStep.deliveryAddress,
    transport: receiptStep.deliveryTransportCode,
    date: receiptStep.deliveryIntervalDate,
    time: receiptStep.deliveryIntervalTime,
    isEntireOrder: receiptStep.isEntireOrder,
  }
}

/** What the first step lacks, in the words for the shopper. */
export function receiptProblems(
  { receiptStep, infoStep, deliverySector }: CheckoutState,
  isCorporate: boolean,
): { name: ReceiptLack; message: string }[] {
  const lacks = receiptLacks(receiptStep, {
    isCorporate,
    clientId: infoStep.clientId,
    hasIntervals: hasIntervals(deliverySector),
  })
  return lacks.map((name) => ({ name, message: MESSAGES[name] }))
}
