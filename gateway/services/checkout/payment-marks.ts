import { loadPayments, type Payment } from '@/gateway/services/checkout/load-choices'
import type { ServiceDeps } from '@/gateway/services/deps'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

type NamedPayment = Pick<Payment, 'code' | 'title' | 'description'>

const isCalled = (words: RegExp) => (payment: NamedPayment) =>
  words.test(`${payment.title} ${payment.description ?? ''}`)

const MARKS: readonly [marks: readonly string[], isOf: (payment: NamedPayment) => boolean][] = [
  [['Мир', 'Карта'], isCalled(/(?<![а-яё])карт(?:а|ой|у|ы)(?![а-яё])/i)],
  [['СБП'], isCalled(/(?<![а-яё])СБП(?![а-яё])|быстрых платежей/i)],
  [['Наличные'], isCalled(/налич/i)],
  [['Счёт для организаций'], ({ code }) => code === BILL_CODE],
]

/** What a list of the ways to pay says in a word or two, by the names that shoppers see. */
export function toPaymentMarks(payments: readonly NamedPayment[]): string[] {
  return MARKS.flatMap(([marks, isOf]) => (payments.some(isOf) ? marks : []))
}

/** The marks of all that people and companies may pay with. */
export async function loadPaymentMarks(deps: ServiceDeps): Promise<string[]> {
  const [retail, corporate] = await Promise.all([
    loadPayments(deps, { isCorporate: false }),
    loadPayments(deps, { isCorporate: true }),
  ])
  return toPaymentMarks([...retail, ...corporate])
}
