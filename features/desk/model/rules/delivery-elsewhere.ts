import { type DeliveryElsewhere, MAX_DELIVERY_RUBLES } from '@/lib/gateway/contracts/desk/delivery'
import { feeWords } from './delivery-zone'
import { readWhole } from '@/lib/forms/read-whole'
import type { RuleFact } from './rule-change'

/** What holds outside of the zones, as it is typed. */
export type ElsewhereFields = Record<Exclude<keyof DeliveryElsewhere, 'isAgreed'>, string> & {
  isAgreed: boolean
}

export type WrongElsewhereField = { field: keyof ElsewhereFields; message: string }

const MAX_LARGE = 10_000

export function toElsewhereFields(terms: DeliveryElsewhere): ElsewhereFields {
  const { price, freeFrom, surcharge, largeFromKg, largeFromCm, isAgreed = false } = terms
  return {
    price: String(price),
    freeFrom: String(freeFrom ?? ''),
    surcharge: surcharge > 0 ? String(surcharge) : '',
    largeFromKg: String(largeFromKg ?? ''),
    largeFromCm: String(largeFromCm ?? ''),
    isAgreed,
  }
}

/** What was typed as terms, or the first field that cannot be read, with the reason. */
export function readElsewhere(fields: ElsewhereFields): DeliveryElsewhere | WrongElsewhereField {
  const price = readWhole(fields.price, MAX_DELIVERY_RUBLES)
  const freeFrom = readWhole(fields.freeFrom, MAX_DELIVERY_RUBLES)
  const surcharge = readWhole(fields.surcharge, MAX_DELIVERY_RUBLES)
  const largeFromKg = readWhole(fields.largeFromKg, MAX_LARGE)
  const largeFromCm = readWhole(fields.largeFromCm, MAX_LARGE)
  if (price === undefined || price === null)
    return { field: 'price', message: 'Укажите цену доставки: целые рубли до миллиона, 0 — бесплатно.' }
  if (freeFrom === undefined) return { field: 'freeFrom', message: 'Суммы — целые рубли, до миллиона.' }
  if (surcharge === undefined) return { field: 'surcharge', message: 'Суммы — целые рубли, до миллиона.' }
  if (largeFromKg === undefined || largeFromKg === 0)
    return { field: 'largeFromKg', message: 'Вес крупного товара: целые килограммы от 1.' }
  if (largeFromCm === undefined || largeFromCm === 0)
    return { field: 'largeFromCm', message: 'Длина крупного товара: целые сантиметры от 1.' }
  if (surcharge && largeFromKg === null && largeFromCm === null)
    return { field: 'largeFromKg', message: 'Укажите, с какого веса или длины товар крупный.' }
  const terms = { price, freeFrom, surcharge: surcharge ?? 0, largeFromKg, largeFromCm }
  return fields.isAgreed ? { ...terms, isAgreed: true } : terms
}

export function elsewhereFacts(terms: DeliveryElsewhere): RuleFact[] {
  const { largeFromKg, largeFromCm } = terms
  const large = [
    largeFromKg !== null && `от ${largeFromKg} кг`,
    largeFromCm !== null && `от ${largeFromCm} см`,
  ]
  return [
    [terms.isAgreed ? 'Цена зон без своей' : 'Цена', feeWords(terms)],
    ...(terms.isAgreed ? [['Вне зон', 'цену называет перевозчик'] satisfies RuleFact] : []),
    ['Крупный товар', large.filter(Boolean).join(' или ') || 'не выделяем'],
  ]
}
