import type { PaymentTerms } from '@/lib/gateway/contracts/desk/payments'
import type { RuleFact } from './rule-change'

export type Transports = readonly { code: string; title: string }[]

type Name = { title: string; description: string | null }

/** What was typed as the staff's words; what is as usual is stored as none, so that it follows the usual. */
export function readNames(typed: { title: string; description: string }, usual: Name) {
  const [title, description] = [typed.title.trim(), typed.description.trim()]
  return {
    shownTitle: title === '' || title === usual.title ? null : title,
    shownDescription: description === (usual.description ?? '') ? null : description,
  }
}

/** The names that a change of the log has set; one of an older version knows none. */
export function nameFacts({ shownTitle, shownDescription }: PaymentTerms): RuleFact[] {
  return [
    ...(shownTitle === undefined ? [] : [['Название', shownTitle ?? 'обычное'] as const]),
    ...(shownDescription === undefined
      ? []
      : [['Строка под названием', (shownDescription ?? 'обычная') || 'нет'] as const]),
  ]
}

/** «Розничным, компаниям; самовывоз, Курьер магазина», part by part. */
export function paymentFacts(terms: PaymentTerms, transports: Transports): RuleFact[] {
  const buyers = [terms.isForRetail && 'розничным покупателям', terms.isForCorporate && 'компаниям']
  const taken = transports.filter(({ code }) => !terms.notForTransports.includes(code))
  const ways = [
    terms.isForPickup && 'самовывоз',
    ...(terms.isForDelivery ? taken.map(({ title }) => title) : []),
  ]
  return [
    ['Кому', buyers.filter(Boolean).join(', ') || 'никому'],
    ['Как получают', ways.filter(Boolean).join(', ') || 'никак'],
  ]
}

/** With a transport taken in or left out; delivery as a whole follows from them. */
export function withTransport(terms: PaymentTerms, code: string, transports: Transports): PaymentTerms {
  const isTaken = isForTransport(terms, code)
  const taken = transports.filter((one) => (one.code === code ? !isTaken : isForTransport(terms, one.code)))
  return {
    ...terms,
    isForDelivery: taken.length > 0,
    notForTransports: transports.filter((one) => !taken.includes(one)).map((one) => one.code),
  }
}

export function isForTransport(
  { isForDelivery, notForTransports }: Pick<PaymentTerms, 'isForDelivery' | 'notForTransports'>,
  code: string,
): boolean {
  return isForDelivery && !notForTransports.includes(code)
}
