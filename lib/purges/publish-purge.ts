import { PURGE_CHANNEL, type PurgeMessage } from '../gateway/contracts/purges.ts'

const TIMEOUT_MS = 2_000

/** Publishes to this Redis; rejects when it does not answer. The client is loaded only where there is a Redis. */
export async function publishPurge(url: string, tags: string[]): Promise<void> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false },
  })
  // A failure rejects the running call.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const message: PurgeMessage = { tags }
    await client.publish(PURGE_CHANNEL, JSON.stringify(message))
  } finally {
    if (client.isOpen) client.destroy()
  }
}
