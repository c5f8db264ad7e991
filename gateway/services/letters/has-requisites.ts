import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { siteParams } from '@/gateway/db/schema-site'

/** Whether the owner has told his bank: without it no bill is made, so none is promised. */
export async function hasRequisites(db: Database): Promise<boolean> {
  return (await db.$count(siteParams, eq(siteParams.key, 'requisites'))) > 0
}
