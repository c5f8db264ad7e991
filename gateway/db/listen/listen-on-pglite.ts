import type { EmbeddedClient } from '@/gateway/db/embedded/embedded-client'
import type { Listen } from '@/gateway/db/listen/listen'

/** The embedded database has no other processes: it receives its own notifications and misses none. */
export function listenOnPglite(client: EmbeddedClient): Listen {
  return async (channel, { onMessage }) => {
    return client.listen(channel, onMessage)
  }
}
