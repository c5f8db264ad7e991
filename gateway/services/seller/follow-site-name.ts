import { eq } from 'drizzle-orm'
import type { PurgeHub } from '@/gateway/core/caching/create-purge-hub'
import type { Database } from '@/gateway/core/database'
import { siteParams } from '@/gateway/db/schema/site'
import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

/** The shop's name that `npm run content` has loaded; else that of the settings. */
export async function readSiteName(db: Database, fallback: string): Promise<string> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'siteName'))
  return typeof row?.value === 'string' ? row.value : fallback
}

function changesName(message: PurgeMessage): boolean {
  return 'missed' in message || message.tags.some((tag) => tag === 'bootstrap')
}

/** The name as of now, for what needs it without waiting: it is read again when the site's facts change. */
export async function followSiteName(db: Database, fallback: string, hub: Pick<PurgeHub, 'subscribe'>) {
  let name = await readSiteName(db, fallback)
  hub.subscribe((message) => {
    if (!changesName(message)) return
    readSiteName(db, fallback).then(
      (read) => {
        name = read
      },
      // The database is away; whatever ends that announces what was missed.
      () => undefined,
    )
  })
  return () => name
}
