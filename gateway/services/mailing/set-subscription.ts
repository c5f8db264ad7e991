import { and, eq } from 'drizzle-orm'
import { consents, users } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { toContact } from '@/gateway/core/contact'
import { logConsent } from '@/gateway/services/accounts/log-consent'
import { findUserByContact } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Mail } from '@/gateway/services/mail/mail'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { postMarketingMail } from '@/gateway/services/mailing/post-marketing-mail'

const HOUR = 3600

const WELCOME: Mail = {
  subject: 'Вы подписались на письма об акциях',
  parts: [
    {
      kind: 'text',
      text: 'Будем писать об акциях, сезонных товарах и новых брендах — не чаще раза в неделю. Отказаться можно в любой момент, одним нажатием и без входа в кабинет.',
    },
  ],
}

/** Changes whether emails may come; the first consent is answered by an email that shows how to take it back. */
export async function setSubscription(deps: CoreDeps, userId: string, isSubscribe: boolean, client: Client) {
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ isSubscribe, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.isSubscribe, !isSubscribe)))
      .returning({ id: users.id, email: users.email })
    if (!changed) return
    const [given] = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(and(eq(consents.userId, userId), eq(consents.purpose, 'letters'), eq(consents.isGiven, true)))
      .limit(1)
    await logConsent(tx, userId, { letters: isSubscribe }, client, now)
    const { id, email } = changed
    if (isSubscribe && !given && email)
      await postMarketingMail(tx, deps, 'subscribed', { reader: { id, email }, mail: WELCOME })
  })
}

/** Takes an address off the list by the link of an email; the answer never says whether it was on it. */
export async function unsubscribeAddress(deps: CoreDeps, address: string, client: Client) {
  const contact = toContact({ email: address })
  await consumeLimits(deps, limitsFrom(deps, client, { key: 'unsubscribe-from', max: 30, seconds: HOUR }))
  const user = await findUserByContact(deps.db, contact)
  if (user) await setSubscription(deps, user.id, false, client)
}
