import type { PGlite } from '@electric-sql/pglite'
import type { Listen } from '@/gateway/db/listen'

/** The embedded database has no other processes: it hears itself and misses nothing. */
export function listenOnPglite(client: PGlite): Listen {
  return async (channel, { onMessage }) => {
    const unlisten = await client.listen(channel, onMessage)
    return () => unlisten()
  }
}
