import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'

type Work = { what: 'orders' | 'gifts' | 'alerts' | 'listings'; everyMs: number; logger: Logger }

/** Does what is due, round after round; `work` resolves to how many have moved on. */
export function startDueWork({ what, everyMs, logger }: Work, work: () => Promise<number>) {
  const round = async () => {
    const moved = await work()
    if (moved > 0) logger.info({ [what]: moved }, `${what} have moved on`)
  }
  return repeat(everyMs, round, (error) => logger.error({ err: error }, `${what} could not be moved on`))
}
