import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { knownDevices, users } from '@/gateway/db/schema-accounts'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { createSecret, hashSecret } from '@/gateway/core/secrets'

const DAY_SECONDS = 86_400

/** How long a browser is known after the last sign-in there. */
export const KNOWN_SECONDS = 365 * DAY_SECONDS

type Deps = Pick<CoreDeps, 'db' | 'now'>
type Browser = Pick<Client, 'deviceToken'>

const oldest = (now: Date) => new Date(now.getTime() - KNOWN_SECONDS * 1000)

/** Notes that the user has signed in by this browser; the secret that its cookie keeps opens nothing. */
export async function rememberDevice(
  { db, now }: Deps,
  userId: string,
  { deviceToken = createSecret() }: Browser,
) {
  const at = now()
  const isOld = and(eq(knownDevices.userId, userId), lt(knownDevices.lastUsedAt, oldest(at)))
  await db.delete(knownDevices).where(isOld)
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashSecret(deviceToken), userId, lastUsedAt: at })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastUsedAt: at } })
  return deviceToken
}

/**
 * What counts the tries of a browser by which the holder of the contact has signed in before; undefined for any other. Strangers
 * who use up the tries of an account leave its owner these.
 */
export async function knownDevice({ db, now }: Deps, { kind, key }: Contact, { deviceToken }: Browser) {
  if (deviceToken === undefined) return undefined
  const tokenHash = hashSecret(deviceToken)
  const isHolder = kind === 'phone' ? eq(users.phone, key) : sql`lower(${users.email}) = ${key}`
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        gt(knownDevices.lastUsedAt, oldest(now())),
        isHolder,
        isNull(users.deletedAt),
      ),
    )
  return known && `${known.userId}:${tokenHash}`
}
