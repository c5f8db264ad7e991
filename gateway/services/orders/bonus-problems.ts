import type { Buyer } from '@/gateway/services/bonuses/read-buyer'
import { mayWriteOff } from '@/gateway/services/checkout/writeoff'
import { problem, type OrderRequest, type Problem } from '@/gateway/services/checkout/order-request'

type Bonuses = Pick<OrderRequest, 'writeoffBonuses' | 'bonusCardNumber' | 'personCode'>

/** Violations of the card and the write-off of an order. */
export function bonusProblems(
  { writeoffBonuses = 0, bonusCardNumber, personCode }: Bonuses,
  buyer: Buyer,
  paymentCode: string,
): Problem[] {
  const problems: Problem[] = []
  if (bonusCardNumber && bonusCardNumber !== buyer.cardNumber) {
    problems.push(problem('bonusCardNumber', 'Это не ваша бонусная карта.'))
  }
  if (!Number.isInteger(writeoffBonuses)) {
    problems.push(problem('writeoffBonuses', 'Списать можно только целое число бонусов.'))
  }
  if (writeoffBonuses > 0 && !mayWriteOff(buyer, { person: personCode, payment: paymentCode })) {
    problems.push(problem('writeoffBonuses', 'В этом заказе бонусы не списываются.'))
  }
  return problems
}
