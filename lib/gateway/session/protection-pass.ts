import { gatewayListeners } from '../listeners'
import { NOT_PASSED } from '../wire/failure-texts'

let passing: Promise<void> | undefined
let passedAt = Number.NEGATIVE_INFINITY
let notifiedAt = Number.NEGATIVE_INFINITY

/**
 * Waits until the protection check is passed: one check for however many calls wait for it. A call that was sent before
 * the latest check ended has only to be sent again. Rejects when the visitor gives up or no listener can show the check.
 */
export async function passProtection(sentAt: number): Promise<void> {
  if (passedAt > sentAt) return
  passing ??= startCheck().finally(() => {
    passing = undefined
  })
  await passing
}

/** Shows once for all waiting calls that the check has refused them. */
export function notifyUnpassed(sentAt: number): void {
  if (notifiedAt > sentAt) return
  notifiedAt = performance.now()
  gatewayListeners().notify?.({
    kind: 'error',
    title: 'Проверка не пройдена',
    text: NOT_PASSED,
  })
}

async function startCheck(): Promise<void> {
  const check = gatewayListeners().passProtection
  if (!check) throw new Error('Nobody shows the protection check')
  await check()
  passedAt = performance.now()
}
