import type { PurgeMessage } from '../gateway/contracts/purges.ts'
import { followGateway } from './follow-gateway.ts'
import { followRedis } from './follow-redis.ts'

export type FollowOptions = {
  gatewayUrl: string
  /** Source of purges when given; otherwise the gateway's stream. */
  redisUrl?: string | undefined
  /** What has changed: names as `listing`, or entries as `listing:oil-filters`. */
  onPurge: (tags: readonly string[]) => void
  /** Changes may have been missed: no cached answer can be relied on. */
  onGap: () => void
  /** Why no purges can be received now, for the log. */
  onTrouble?: (error: unknown) => void
  /** Longest pause between two tries to connect. */
  maxPauseMs?: number
  /** A connection that is silent for so long counts as lost. */
  silenceMs?: number
}

export type Following = { stop: () => Promise<void> }

/** How long a gateway may take to receive a change that another one has announced. */
const SETTLE_MS = 300
const MAX_PAUSE_MS = 5_000

/**
 * Follows the changes in the shop for as long as the storefront runs, through losses of the connection. Each purge is done
 * twice, at once and a moment later: in between, a gateway without the change may have answered.
 */
export function followPurges(options: FollowOptions): Following {
  const { gatewayUrl, redisUrl, onPurge, onGap, maxPauseMs = MAX_PAUSE_MS, silenceMs } = options
  const { onTrouble = () => undefined } = options
  const settling = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function settle() {
    timer = undefined
    const tags = [...settling]
    settling.clear()
    onPurge(tags)
  }

  function onMessage(message: PurgeMessage) {
    if ('missed' in message) return onGap()
    onPurge(message.tags)
    for (const tag of message.tags) settling.add(tag)
    timer ??= setTimeout(settle, SETTLE_MS)
  }

  const heard = { onMessage, onGap, onTrouble, maxPauseMs, ...(silenceMs !== undefined && { silenceMs }) }
  const source = redisUrl === undefined ? followGateway(gatewayUrl, heard) : followRedis(redisUrl, heard)
  return {
    stop: async () => {
      clearTimeout(timer)
      await source.stop()
    },
  }
}
