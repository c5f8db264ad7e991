import { formatPrice } from '@/lib/format/price'
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { isEmail } from '@/lib/validation/email'
import { PHONE_DIGITS, PHONE_WORDS, readPhone } from '@/lib/validation/read-phone'
import { innProblem, kppProblem } from '@/lib/validation/companies/requisites'
import type { InfoStep } from '@/stores/checkout/checkout-state'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import {
  BILL_ONLY,
  CLIENT_MISSING,
  COMPANY_MISSING,
  CONTRACTOR_MISSING,
  EMAIL_MISSING,
  EMAIL_WRONG,
  NAME_MISSING,
  tooLong,
} from './messages'

/** Rubles; above them every buyer but a private person pays by bill only. */
export const LARGE_ORDER_RUB = 100_000

export type InfoContext = {
  isCorporate: boolean
  /** Goods in the order, rubles: before bonuses and the delivery fee. */
  itemTotal: number
  paymentCode: string | null
  /** Whether the shop offers a bill at all. */
  hasBill?: boolean
}

export type InfoField = Exclude<keyof InfoStep, 'isComplete'>
export type InfoProblem = { field: InfoField; message: string }

type Rule = readonly [field: InfoField, isRight: boolean, message: string]

/** The problems of the contact step, in the order of its fields. */
export function infoProblems(step: InfoStep, context: InfoContext): InfoProblem[] {
  return rulesOf(step, context).flatMap(([field, isRight, message]) => (isRight ? [] : [{ field, message }]))
}

export function isInfoComplete(step: InfoStep, context: InfoContext): boolean {
  return infoProblems(step, context).length === 0
}

/** A company or an entrepreneur with a large order that is not to be paid by bill; never a corporate user. */
export function isBillRequired({ personCode }: Pick<InfoStep, 'personCode'>, context: InfoContext): boolean {
  return (
    !context.isCorporate &&
    personCode !== 'person_1' &&
    context.itemTotal > LARGE_ORDER_RUB &&
    context.paymentCode !== BILL_CODE
  )
}

function rulesOf(step: InfoStep, context: InfoContext): Rule[] {
  const contacts: Rule[] = [
    ['name', isFilled(step.name), NAME_MISSING],
    ['name', step.name.trim().length <= MAX_NAME_LENGTH, tooLong(MAX_NAME_LENGTH)],
    phoneRule(step.phone),
    ['email', isEmail(step.email.trim()), isFilled(step.email) ? EMAIL_WRONG : EMAIL_MISSING],
  ]
  if (context.isCorporate) {
    const invoiceEmail = step.invoiceEmail.trim()
    return [
      ['clientId', step.clientId !== null, CLIENT_MISSING],
      ['contractorId', step.contractorId !== null, CONTRACTOR_MISSING],
      ...contacts,
      ['invoiceEmail', invoiceEmail === '' || isEmail(invoiceEmail), EMAIL_WRONG],
    ]
  }
  return [
    ['personCode', !isBillRequired(step, context), billOnlyText(context)],
    ...contacts,
    ...companyRules(step),
  ]
}

/** Exactly eleven digits once everything else is taken away, and of no other country. */
function phoneRule(phone: string): Rule {
  const reading = readPhone(phone)
  if ('problem' in reading) return ['phone', false, PHONE_WORDS[reading.problem]]
  return ['phone', phone.replace(/\D/g, '').length === PHONE_DIGITS, PHONE_WORDS.incomplete]
}

function companyRules({ personCode, company, inn, kpp }: InfoStep): Rule[] {
  if (personCode === 'person_1') return []
  const innWrong = innProblem(inn.trim())
  const rules: Rule[] = [
    ['company', isFilled(company), COMPANY_MISSING],
    ['company', company.trim().length <= MAX_TITLE_LENGTH, tooLong(MAX_TITLE_LENGTH)],
    ['inn', innWrong === null, innWrong ?? ''],
  ]
  const kppWrong = kppProblem(kpp.trim())
  return personCode === 'person_2' ? [...rules, ['kpp', kppWrong === null, kppWrong ?? '']] : rules
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

function billOnlyText({ itemTotal, hasBill = true }: InfoContext): string {
  const next = hasBill
    ? 'выберите оплату по счёту'
    : 'счетов магазин сейчас не выставляет, позвоните нам, чтобы договориться об оплате'
  return `${BILL_ONLY}. Товаров в заказе на ${formatPrice(itemTotal)}: ${next}.`
}
