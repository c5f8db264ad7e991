import type { PersonCode } from '@/gateway/db/schema/orders'

const BILL_CODE = 'payment_bill'

/** Gift cards pay for people; a bill is paid by the company that it names. */
export function mayUseGiftCards(
  buyer: { isCorporate: boolean },
  { person, payment }: { person: PersonCode; payment: string | null },
) {
  return !buyer.isCorporate && person === 'person_1' && payment !== BILL_CODE
}
