import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { knownDevices, users } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { createSecret, hashSecret } from '@/gateway/core/secrets'

const DAY_SECONDS = 86_400

/** How long a browser is known after the last sign-in there. */
export const KNOWN_SECONDS = 365 * DAY_SECONDS

type Deps = Pick<CoreDeps, 'db' | 'now'>
type Browser = Pick<Client, 'deviceToken' | 'network'>

// No cookie's secret is stored under such a name, so that none can claim to be a network.
const hashNetwork = (network: string) => `network:${hashSecret(network)}`

/** Addresses change hands sooner than browsers do. */
const KNOWN_NETWORK_SECONDS = 30 * DAY_SECONDS

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
const isNetwork = sql`${knownDevices.tokenHash} like 'network:%'`

/** Notes that the user has signed in by this browser and from this network; the secret in the cookie opens nothing. */
export async function rememberDevice(
  { db, now }: Deps,
  userId: string,
  { deviceToken = createSecret(), network }: Browser,
) {
  const at = now()
  const isOld = or(
    lt(knownDevices.lastUsedAt, before(at, KNOWN_SECONDS)),
    and(isNetwork, lt(knownDevices.lastUsedAt, before(at, KNOWN_NETWORK_SECONDS))),
  )
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOld))
  await db
    .insert(knownDevices)
    .values(
      [hashSecret(deviceToken), hashNetwork(network)].map((tokenHash) => ({
        tokenHash,
        userId,
        lastUsedAt: at,
      })),
    )
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastUsedAt: at } })
  return deviceToken
}

/** Whether the caller's place is known for a contact's holder, and the key of its tries there. */
export type Place = { kind: 'browser' | 'network' | 'unknown'; key: string }

/**
 * A browser or a network from which the holder of the contact has signed in before, or an unknown place. Known places have
 * separate tries, so that strangers who use theirs up leave the owner these.
 */
export async function findPlace(
  { db, now }: Deps,
  { kind, key }: Contact,
  { deviceToken, network }: Browser,
): Promise<Place> {
  const browserHash = deviceToken === undefined ? undefined : hashSecret(deviceToken)
  const isSince = (seconds: number) => gt(knownDevices.lastUsedAt, before(now(), seconds))
  const isThere = or(
    browserHash === undefined
      ? undefined
      : and(eq(knownDevices.tokenHash, browserHash), isSince(KNOWN_SECONDS)),
    and(eq(knownDevices.tokenHash, hashNetwork(network)), isSince(KNOWN_NETWORK_SECONDS)),
  )
  const isHolder = kind === 'phone' ? eq(users.phone, key) : sql`lower(${users.email}) = ${key}`
  const known = await db
    .select({ userId: knownDevices.userId, tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(isThere, isHolder, isNull(users.deletedAt)))
  const browser = known.find(({ tokenHash }) => tokenHash === browserHash)
  if (browser) return { kind: 'browser', key: `${browser.userId}:${browser.tokenHash}` }
  const [home] = known
  return home
    ? { kind: 'network', key: `${home.userId}:${home.tokenHash}` }
    : { kind: 'unknown', key: `${key}:${network}` }
}
