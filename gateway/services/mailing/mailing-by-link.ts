import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { productAlerts } from '@/gateway/db/schema/alerts'
import { notFound } from '@/gateway/core/errors/errors'
import type { Client } from '@/gateway/core/client'
import type { CoreDeps } from '@/gateway/core/deps'
import { findUser } from '@/gateway/services/accounts/find-user'
import { setSubscription } from '@/gateway/services/mailing/set-subscription'
import { readMailingToken } from '@/gateway/services/mailing/mailing-link'

const SHOWN_START = 2

/** `an***@example.com`. */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(SHOWN_START, Math.max(0, at - 1)))}***${email.slice(at)}`
}

/** The holder of an email may see whether more will come; a link that the shop did not make has no owner. */
export async function readMailing({ db }: Pick<CoreDeps, 'db'>, token: string) {
  const link = await readMailingToken(db, token)
  const user = link && (await findUser(db, link.userId))
  if (!link || !user?.email) throw notFound('Ссылка не подошла. Откройте её из письма целиком.')
  const { topic } = link
  const isSubscribe = topic === 'offers' ? user.isSubscribe : await isWaiting(db, user.id)
  return { user, mailing: { email: hideEmail(user.email), isSubscribe, topic } }
}

/** What is no longer waited for is forgotten, so the holder of an old email cannot bring it back. */
export async function setMailing(deps: CoreDeps, token: string, isSubscribe: boolean, client: Client) {
  const { user, mailing } = await readMailing(deps, token)
  if (mailing.topic === 'offers') {
    await setSubscription(deps, user.id, isSubscribe, client)
    return { ...mailing, isSubscribe }
  }
  if (isSubscribe) return mailing
  await deps.db.delete(productAlerts).where(eq(productAlerts.userId, user.id))
  return { ...mailing, isSubscribe: false }
}

async function isWaiting(db: Database, userId: string): Promise<boolean> {
  const waiting = and(eq(productAlerts.userId, userId), isNull(productAlerts.notifiedAt))
  return (await db.$count(productAlerts, waiting)) > 0
}
