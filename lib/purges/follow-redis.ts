import { parsePurgeMessage, PURGE_CHANNEL } from '../gateway/contracts/purges.ts'
import { pauseBefore, type PurgeHandlers } from './purge-source.ts'

/** Pings detect a dead connection before the next purge is missed. */
const PING_MS = 5_000
const SILENCE_MS = 15_000

/** Receives purges from Redis. The client is loaded only where there is a Redis. */
export function followRedis(url: string, handlers: PurgeHandlers) {
  const { onMessage, onGap, onTrouble, maxPauseMs, silenceMs = SILENCE_MS } = handlers
  let isStopped = false
  let close: () => void = () => undefined

  async function open() {
    const { createClient } = await import('@redis/client')
    if (isStopped) return
    const client = createClient({
      url,
      pingInterval: PING_MS,
      socket: {
        socketTimeout: silenceMs,
        reconnectStrategy: (attempt) => pauseBefore(attempt, maxPauseMs),
      },
    })
    client.on('error', onTrouble)
    close = () => client.isOpen && client.destroy()
    await client.connect()
    await client.subscribe(PURGE_CHANNEL, (text) => {
      const message = parsePurgeMessage(text)
      if (message) onMessage(message)
    })
    // The client renews its subscriptions before it is ready.
    client.on('ready', onGap)
    onGap()
  }

  const opening = open().catch((error: unknown) => {
    if (!isStopped) onTrouble(error)
  })
  return {
    stop: async () => {
      isStopped = true
      close()
      await opening
    },
  }
}
