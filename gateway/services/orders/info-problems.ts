import { goodsTotalOf } from '@/gateway/services/bonuses/order-bonuses'
import { BILL_CODE } from '@/gateway/services/checkout/writeoff'
import {
  problem,
  toKopecks,
  type OrderRequest,
  type Problem,
} from '@/gateway/services/checkout/order-request'
import { isEmail } from '@/lib/validation/email'
import { isInn, isKpp } from '@/lib/validation/requisites'

/** Above this many kopecks a company pays by bill only. */
export const LARGE_ORDER_KOPECKS = 100_000 * 100

type Info = Pick<OrderRequest, 'email' | 'personCode' | 'corporateData' | 'invoiceEmail' | 'orderBasket'>

function companyProblems({ personCode, corporateData }: Info): Problem[] {
  if (personCode === 'person_1') return []
  const { contractorTitle = '', contractorInn = '', contractorKpp = '' } = corporateData ?? {}
  return [
    ...(contractorTitle === ''
      ? [problem('corporateData.contractorTitle', 'Укажите название компании.')]
      : []),
    ...(isInn(contractorInn)
      ? []
      : [
          problem(
            'corporateData.contractorInn',
            'Проверьте ИНН: 10 или 12 цифр с верной контрольной цифрой.',
          ),
        ]),
    ...(personCode === 'person_3' || isKpp(contractorKpp)
      ? []
      : [problem('corporateData.contractorKpp', 'КПП состоит из 9 цифр.')]),
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

/** Violations of the buyer's details. */
export function infoProblems(
  info: Info,
  { isCorporate, paymentCode }: { isCorporate: boolean; paymentCode: string | undefined },
): Problem[] {
  const problems = isEmail(info.email) ? [] : [problem('email', 'Проверьте адрес почты.')]
  if (isCorporate) return [...problems, ...corporateProblems(info)]
  problems.push(...companyProblems(info))
  if (info.personCode !== 'person_1' && paymentCode !== BILL_CODE && isLarge(info)) {
    problems.push(
      problem(
        'orderPayment.paymentExternalId',
        'Заказ дороже 100 000 ₽ организация оплачивает только по счёту.',
      ),
    )
  }
  return problems
}
