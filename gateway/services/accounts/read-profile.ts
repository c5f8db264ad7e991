import { asc, desc, eq } from 'drizzle-orm'
import { userCars, userStorage } from '@/gateway/db/schema/accounts'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'
import { findUser } from '@/gateway/services/accounts/find-user'
import { GUEST, toUserRecord, type UserRecord } from '@/gateway/services/accounts/to-user-record'
import type { CoreDeps } from '@/gateway/core/deps'

type SignedIn = Pick<Viewer, 'userId' | 'sessionId'>

/** The user with cars and storage; a guest costs no query. */
export async function readProfile(
  { db }: Pick<CoreDeps, 'db'>,
  viewer: SignedIn | undefined,
): Promise<UserRecord> {
  if (!viewer) return GUEST
  const { userId, sessionId } = viewer
  const [user, cars, stored] = await Promise.all([
    findUser(db, userId),
    db
      .select()
      .from(userCars)
      .where(eq(userCars.userId, userId))
      .orderBy(desc(userCars.isCurrent), asc(userCars.createdAt), asc(userCars.id)),
    db.select().from(userStorage).where(eq(userStorage.userId, userId)),
  ])
  if (!user) throw accessDenied()
  const storage = Object.fromEntries(stored.map(({ key, value }) => [key, value]))
  return toUserRecord(user, { sessionId, cars, storage })
}
