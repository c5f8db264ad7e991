import { and, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Client } from '@/gateway/core/client'
import { type Contact, toContact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { notFound } from '@/gateway/core/errors/errors'
import { createSecret, hashSecret } from '@/gateway/core/secrets'
import { contactChanges, users } from '@/gateway/db/schema/accounts'
import {
  claimProvenContact,
  refusingTaken,
  requireFreeContact,
} from '@/gateway/services/accounts/claim-contact'
import { findUser, isConfirmed, type User } from '@/gateway/services/accounts/find-user'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { notifyOfChange } from '@/gateway/services/accounts/notify-of-change'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { endOtherSessions } from '@/gateway/services/sessions/end-sessions'
import { longDay } from '@/gateway/core/text/long-day'

/** How long the former holder of a contact may take it back. */
const UNDO_DAYS = 7
const DAY_MS = 86_400_000
const QUARTER_HOUR = 900

type Kind = Contact['kind']

const TITLES: Readonly<Record<Kind, string>> = { phone: 'Телефон изменён', email: 'Почта изменена' }

export function contactOf(user: User, kind: Kind): Contact | undefined {
  const text = user[kind]
  if (text === null) return undefined
  return kind === 'phone' ? toContact({ phone: text }) : toContact({ email: text })
}

/** Confirmed contacts of the account, the changing one first. */
export function provenContacts(user: User, first: Kind): Contact[] {
  const kinds: Kind[] = first === 'phone' ? ['phone', 'email'] : ['email', 'phone']
  return kinds.flatMap((kind) => {
    const contact = contactOf(user, kind)
    return contact && isConfirmed(user, contact) ? [contact] : []
  })
}

async function notify(
  tx: Database,
  { mailbox, siteName }: CoreDeps,
  to: Contact,
  what: string,
  undo: { href: string | undefined; day: string },
) {
  const how = undo.href ? `верните прежние данные до ${undo.day}: ${undo.href}` : 'обратитесь в магазин.'
  await mailbox.post(tx, {
    kind: 'account-changed',
    channel: to.kind === 'phone' ? 'sms' : 'email',
    to: to.key,
    subject: what,
    text: `${what} в аккаунте магазина «${siteName}». Если это были не вы, ${how}`,
  })
}

/**
 * Writes down that a user's phone or e-mail becomes another one, and notifies every contact that was proven before, with a link
 * that takes it back for some days.
 */
export async function recordContactChange(tx: Database, deps: CoreDeps, user: User, kind: Kind) {
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS)
  const token = createSecret()
  await tx.delete(contactChanges).where(lt(contactChanges.expiresAt, createdAt))
  await tx.insert(contactChanges).values({
    userId: user.id,
    kind,
    earlier: user[kind],
    wasConfirmed: kind === 'phone' ? user.isPhoneConfirmed : user.isEmailConfirmed,
    tokenHash: hashSecret(token),
    createdAt,
    expiresAt,
  })
  const day = longDay(expiresAt)
  const href = deps.siteUrl && new URL(`/help/contact-back?token=${token}`, deps.siteUrl).href
  for (const contact of provenContacts(user, kind)) {
    await notify(tx, deps, contact, TITLES[kind], { day, href })
  }
}

type Change = typeof contactChanges.$inferSelect

async function restore(tx: Database, userId: string, { kind, earlier, wasConfirmed }: Change) {
  const contact =
    earlier === null
      ? undefined
      : kind === 'phone'
        ? toContact({ phone: earlier })
        : toContact({ email: earlier })
  if (contact && wasConfirmed) await claimProvenContact(tx, contact, userId)
  else if (contact) await requireFreeContact(tx, contact, userId)
  await tx
    .update(users)
    .set(
      kind === 'phone'
        ? { phone: earlier, isPhoneConfirmed: wasConfirmed }
        : { email: earlier, isEmailConfirmed: wasConfirmed },
    )
    .where(eq(users.id, userId))
}

/**
 * Takes a change of contact back, and those made after it, for the holder of its link. The one who made them knew the password
 * or used an open session, so all sessions end and the password is void.
 */
export async function undoContactChange(deps: CoreDeps, token: string, client: Client): Promise<void> {
  await consumeLimits(deps, limitsFrom(deps, client, { key: 'undo-from', max: 30, seconds: QUARTER_HOUR }))
  await refusingTaken(() =>
    deps.db.transaction(async (tx) => {
      const now = deps.now()
      const isOpen = and(isNull(contactChanges.undoneAt), gt(contactChanges.expiresAt, now))
      const isThis = eq(contactChanges.tokenHash, hashSecret(token))
      const [found] = await tx.select().from(contactChanges).where(and(isThis, isOpen))
      if (!found) throw notFound('Ссылка устарела, или данные уже возвращены.')
      const { userId, createdAt } = found
      await lockUser(tx, userId)
      const undone = await tx
        .select()
        .from(contactChanges)
        .where(and(eq(contactChanges.userId, userId), gte(contactChanges.createdAt, createdAt), isOpen))
        .orderBy(desc(contactChanges.createdAt))
      for (const change of undone) {
        await restore(tx, userId, change)
        await tx.update(contactChanges).set({ undoneAt: now }).where(eq(contactChanges.id, change.id))
      }
      await tx.update(users).set({ passwordHash: null, updatedAt: now }).where(eq(users.id, userId))
      await endOtherSessions(tx, userId)
      const user = await findUser(tx, userId)
      if (user) await notifyOfChange(tx, deps, user, 'Прежние данные возвращены, пароль сброшен')
    }),
  )
}
