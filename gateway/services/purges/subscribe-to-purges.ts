import type { OpenedDatabase } from '@/gateway/db/open-database'
import { PURGE_NOTIFICATION } from '@/gateway/db/listen/purge-notification'
import type { PurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { parsePurgeMessage } from '@/lib/gateway/contracts/purges'

/** Lets a gateway receive what any process announces in its database; resolves to what ends it. */
export function subscribeToPurges({ listen }: Pick<OpenedDatabase, 'listen'>, hub: PurgeHub) {
  return listen(PURGE_NOTIFICATION, {
    onMessage: (payload) => {
      const message = parsePurgeMessage(payload)
      if (message) hub.notify(message)
    },
    onMissed: () => hub.notify({ missed: true }),
  })
}
