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

/** The holder of a letter may see whether more will come; a link that the shop did not make has no owner. */
export async function readMailing({ db }: Pick<CoreDeps, 'db'>, token: string) {
  const userId = await readMailingToken(db, token)
  const user = userId === undefined ? undefined : await findUser(db, userId)
  if (!user?.email) throw notFound('Ссылка не подошла. Откройте её из письма целиком.')
  return { user, mailing: { email: hideEmail(user.email), isSubscribe: user.isSubscribe } }
}

export async function setMailing(deps: CoreDeps, token: string, isSubscribe: boolean, client: Client) {
  const { user, mailing } = await readMailing(deps, token)
  await setSubscription(deps, user.id, isSubscribe, client)
  return { ...mailing, isSubscribe }
}
