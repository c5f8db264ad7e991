import { and, eq } from 'drizzle-orm'
import { users } from '@/gateway/db/schema-accounts'
import type { Client } from '@/gateway/core/client'
import { toContact } from '@/gateway/core/contact'
import { logConsent } from '@/gateway/services/accounts/log-consent'
import { findUserByContact } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'

const HOUR = 3600

export async function setSubscription(
  { db, now }: CoreDeps,
  userId: string,
  isSubscribe: boolean,
  client: Client,
) {
  const changed = await db
    .update(users)
    .set({ isSubscribe, updatedAt: now() })
    .where(and(eq(users.id, userId), eq(users.isSubscribe, !isSubscribe)))
    .returning({ id: users.id })
  if (changed.length > 0) await logConsent(db, userId, { letters: isSubscribe }, client, now())
}

/** Takes an address off the list for whoever follows the link of a letter; the answer never says whether it was on it. */
export async function unsubscribeAddress(deps: CoreDeps, address: string, client: Client) {
  const contact = toContact({ email: address })
  await consumeLimits(deps, [
    { key: `unsubscribe-from:${client.network}`, max: 30 * deps.addressLimitFactor, seconds: HOUR },
  ])
  const user = await findUserByContact(deps.db, contact)
  if (user) await setSubscription(deps, user.id, false, client)
}
