import type { Logger } from '@/gateway/core/logger'

const MAX_PAUSE_MS = 2_000
const PAUSE_STEP_MS = 100
const PING_MS = 10_000

/** Opens a connection that reconnects and fails at once while it is away. The client is loaded only here. */
export async function openRedis(url: string, logger: Logger) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    pingInterval: PING_MS,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(MAX_PAUSE_MS, retries * PAUSE_STEP_MS) },
  })
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'Redis is not to be reached'))
  const connected = client.connect().catch(() => undefined)
  return {
    client,
    close: async () => {
      if (client.isReady) await client.close()
      else client.destroy()
      await connected
    },
  }
}

export type Redis = Awaited<ReturnType<typeof openRedis>>
