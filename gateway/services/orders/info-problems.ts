import { goodsTotalOf } from '@/gateway/services/bonuses/order-bonuses'
import {
  problem,
  toKopecks,
  type OrderRequest,
  type Problem,
} from '@/gateway/services/checkout/order-request'
import { isEmail } from '@/lib/validation/email'
import { PHONE_WORDS, readPhone } from '@/lib/validation/read-phone'
import { innProblem, kppProblem } from '@/lib/validation/companies/requisites'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** Above this many kopecks a company pays by bill only. */
export const LARGE_ORDER_KOPECKS = 100_000 * 100

type Info = Pick<
  OrderRequest,
  'phone' | 'email' | 'personCode' | 'corporateData' | 'invoiceEmail' | 'orderBasket'
>

function companyProblems({ personCode, corporateData }: Info): Problem[] {
  if (personCode === 'person_1') return []
  const { contractorTitle = '', contractorInn = '', contractorKpp = '' } = corporateData ?? {}
  const innWrong = innProblem(contractorInn)
  const kppWrong = personCode === 'person_3' ? null : kppProblem(contractorKpp)
  return [
    ...(contractorTitle === ''
      ? [problem('corporateData.contractorTitle', 'Укажите название компании.')]
      : []),
    ...(innWrong === null ? [] : [problem('corporateData.contractorInn', `${innWrong}.`)]),
    ...(kppWrong === null ? [] : [problem('corporateData.contractorKpp', `${kppWrong}.`)]),
  ]
}

function corporateProblems({ corporateData, invoiceEmail = '' }: Info): Problem[] {
  return [
    ...(corporateData?.clientExternalId
      ? []
      : [problem('corporateData.clientExternalId', 'Выберите клиента.')]),
    ...(corporateData?.contractorExternalId
      ? []
      : [problem('corporateData.contractorExternalId', 'Выберите контрагента.')]),
    ...(invoiceEmail === '' || isEmail(invoiceEmail)
      ? []
      : [problem('invoiceEmail', 'Проверьте почту для счетов.')]),
  ]
}

function isLarge({ orderBasket }: Info) {
  const lines = orderBasket.map(({ price, quantity }) => ({ price: toKopecks(price), quantity }))
  return goodsTotalOf(lines) > LARGE_ORDER_KOPECKS
}

const NO_BILLS = ' Счетов магазин сейчас не выставляет: позвоните нам, чтобы договориться об оплате.'

type Payer = {
  isCorporate: boolean
  paymentCode: string | undefined
  /** Whether a bill is offered. */
  hasBill: boolean
}

/** Violations of the buyer's details. */
export function infoProblems(info: Info, { isCorporate, paymentCode, hasBill }: Payer): Problem[] {
  const phone = readPhone(info.phone)
  const problems = [
    ...('phone' in phone ? [] : [problem('phone', `${PHONE_WORDS[phone.problem]}.`)]),
    ...(isEmail(info.email) ? [] : [problem('email', 'Проверьте адрес почты.')]),
  ]
  if (isCorporate) return [...problems, ...corporateProblems(info)]
  problems.push(...companyProblems(info))
  if (info.personCode !== 'person_1' && paymentCode !== BILL_CODE && isLarge(info)) {
    problems.push(
      problem(
        'orderPayment.paymentExternalId',
        `Заказ дороже 100 000 ₽ организация оплачивает только по счёту.${hasBill ? '' : NO_BILLS}`,
      ),
    )
  }
  return problems
}
