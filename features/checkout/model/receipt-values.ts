import type { CheckoutState } from '@/stores/checkout/checkout-state'
import { type ReceiptLack, receiptLacks } from './steps/completeness'
import { hasIntervals } from './delivery/intervals'
import { ADDRESS_PARTS, type AddressPart, MAX_ADDRESS_PART } from './delivery/whole-address'

/** The fields of the first step; one that may lack something is called as what it lacks. */
export type ReceiptValues = {
  way: 'pickup' | 'delivery'
  shop: string | null
  client: string | null
  place: string
  deliveryFlat: string
  deliveryEntrance: string
  deliveryFloor: string
  deliveryIntercom: string
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
    deliveryFlat: receiptStep.deliveryFlat,
    deliveryEntrance: receiptStep.deliveryEntrance,
    deliveryFloor: receiptStep.deliveryFloor,
    deliveryIntercom: receiptStep.deliveryIntercom,
    transport: receiptStep.deliveryTransportCode,
    date: receiptStep.deliveryIntervalDate,
    time: receiptStep.deliveryIntervalTime,
    isEntireOrder: receiptStep.isEntireOrder,
  }
}

/** The missing fields of the first step, in the words for the shopper. */
export function receiptProblems(
  { receiptStep, infoStep, deliverySector }: CheckoutState,
  isCorporate: boolean,
): { name: ReceiptLack | AddressPart; message: string }[] {
  const lacks = receiptLacks(receiptStep, {
    isCorporate,
    clientId: infoStep.clientId,
    hasIntervals: hasIntervals(deliverySector),
  })
  const tooLong = ADDRESS_PARTS.filter(({ field }) => receiptStep[field].trim().length > MAX_ADDRESS_PART)
  return [
    ...lacks.map((name) => ({
      name,
      message: name === 'place' ? placeMessage(receiptStep) : MESSAGES[name],
    })),
    ...tooLong.map(({ field }) => ({ name: field, message: `Не длиннее ${MAX_ADDRESS_PART} знаков` })),
  ]
}

/** A street alone is not where something can be brought to. */
function placeMessage({ deliveryAddress }: CheckoutState['receiptStep']): string {
  const typed = deliveryAddress.trim()
  return typed !== '' && !/\d/.test(typed)
    ? 'Допишите номер дома и выберите адрес из подсказок'
    : MESSAGES.place
}
