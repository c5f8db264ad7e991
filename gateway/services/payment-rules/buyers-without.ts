import {
  isOfferedFor,
  type Payment,
  type Transport,
  type Way,
} from '@/gateway/services/checkout/load-choices'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

type Context = { transports: readonly Transport[]; isPaidOnline: boolean; isBilled: boolean }

/** Buyers who can receive an order in some way and pay for it in none, in words: «розничным покупателям при самовывозе». */
export function buyersWithout(
  methods: readonly Payment[],
  { transports, isPaidOnline, isBilled }: Context,
): string[] {
  return [false, true].flatMap((isCorporate) => {
    const own = transports.filter((one) => (isCorporate ? one.isForCorporate : one.isForRetail))
    const ways: (Way & { words: string })[] = [
      { receipt: 'pickup', words: 'при самовывозе' },
      ...own.map(({ code, title }) => ({
        receipt: 'delivery' as const,
        transportCode: code,
        words: `при доставке «${title}»`,
      })),
    ]
    const payable = methods
      .filter((method) => (isCorporate ? method.isForCorporate : method.isForRetail))
      .filter((method) => isPaidOnline || !method.isOnline)
      // A person is sent no bill.
      .filter(({ code }) => (isCorporate && isBilled) || code !== BILL_CODE)
    return ways
      .filter((way) => !payable.some((method) => isOfferedFor(method, way)))
      .map(({ words }) => `${isCorporate ? 'компаниям' : 'розничным покупателям'} ${words}`)
  })
}
