import { createSecret } from '@/gateway/core/secrets'
import type { Database } from '@/gateway/core/database'
import { originalSecrets } from '@/gateway/db/schema/original-catalogs'

const ONLY_ROW = 1

/** The secret of this database, made once: addresses with a state stay valid after restarts, and on every gateway. */
export async function readStateSecret(db: Database): Promise<string> {
  const [known] = await db.select().from(originalSecrets)
  if (known) return known.secret
  await db.insert(originalSecrets).values({ id: ONLY_ROW, secret: createSecret() }).onConflictDoNothing()
  return readStateSecret(db)
}
