import type { ReceiptStep } from '@/stores/checkout/checkout-state'

export const MAX_ADDRESS_PART = 20

/** Where at the address: the fields, in the order in which a courier needs them. */
export const ADDRESS_PARTS = [
  { field: 'deliveryEntrance', label: 'Подъезд', short: 'подъезд' },
  { field: 'deliveryFloor', label: 'Этаж', short: 'этаж' },
  { field: 'deliveryFlat', label: 'Квартира или офис', short: 'кв.' },
  { field: 'deliveryIntercom', label: 'Домофон', short: 'домофон' },
] as const satisfies readonly { field: keyof ReceiptStep; label: string; short: string }[]

export type AddressPart = (typeof ADDRESS_PARTS)[number]['field']

/** The address in one line with what was said of it: «Москва, улица Арбат, 10, подъезд 2, этаж 3, кв. 7». */
export function wholeAddress(receipt: Pick<ReceiptStep, 'deliveryAddress' | AddressPart>): string {
  const parts = ADDRESS_PARTS.flatMap(({ field, short }) => {
    const value = receipt[field].trim()
    return value === '' ? [] : [`${short} ${value}`]
  })
  return [receipt.deliveryAddress.trim(), ...parts].join(', ')
}
