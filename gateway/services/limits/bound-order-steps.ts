import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Viewer } from '@/gateway/core/viewer'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'

const HOUR_SECONDS = 3600

/** More than a company's purchaser needs, fewer than would fill a mailbox. */
const AN_HOUR = {
  orders: { max: 30, refusal: 'Слишком много заказов подряд. Продолжите' },
  cancellations: { max: 60, refusal: 'Слишком много отмен подряд. Продолжите' },
  issues: { max: 20, refusal: 'Слишком много записей подряд. Продолжите' },
  returns: { max: 30, refusal: 'Слишком много возвратов подряд. Продолжите' },
} as const

/**
 * Counts a step of a buyer that sends emails: to the staff, and to any address that an order names. In the transaction of the step, so
 * that one which is refused or repeated counts for nothing.
 */
export async function boundOrderSteps(
  tx: Database,
  deps: Pick<CoreDeps, 'now' | 'addressLimitFactor'>,
  { userId }: Pick<Viewer, 'userId'>,
  steps: keyof typeof AN_HOUR,
): Promise<void> {
  const { max, refusal } = AN_HOUR[steps]
  await consumeLimits({ db: tx, now: deps.now }, [
    { key: `${steps} of ${userId}`, max: max * deps.addressLimitFactor, seconds: HOUR_SECONDS, refusal },
  ])
}
