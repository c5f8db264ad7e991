import { eq } from 'drizzle-orm'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'
import type { Database } from '@/gateway/core/database'
import { users } from '@/gateway/db/schema/accounts'
import { GatewayError } from '@/lib/gateway/errors'
import type { Contact } from '@/gateway/core/contact'
import { findUserByContact, isConfirmed } from '@/gateway/services/accounts/find-user'

const TAKEN = {
  phone: 'Этот телефон уже зарегистрирован. Войдите или восстановите доступ.',
  email: 'Эта почта уже зарегистрирована. Войдите или восстановите доступ.',
}

export function takenError(kind: Contact['kind']) {
  const message = TAKEN[kind]
  return new GatewayError({ kind: 'conflict', message, body: { errors: [{ field: kind, message }] } })
}

/** Refuses a contact that another account has, proven or not. */
export async function requireFreeContact(db: Database, contact: Contact, userId?: string) {
  const holder = await findUserByContact(db, contact)
  if (holder && holder.id !== userId) throw takenError(contact.kind)
}

/** Gives a proven contact to its owner: an account that only named it loses it. */
export async function claimProvenContact(db: Database, contact: Contact, userId?: string) {
  const holder = await findUserByContact(db, contact)
  if (!holder || holder.id === userId) return
  if (isConfirmed(holder, contact)) throw takenError(contact.kind)
  await db
    .update(users)
    .set(contact.kind === 'phone' ? { phone: null } : { email: null })
    .where(eq(users.id, holder.id))
}

const UNIQUE_VIOLATION = '23505'

/** Two requests may claim one contact at once; the database lets one through. */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const coded = findCodedError(error)
    if (coded?.code !== UNIQUE_VIOLATION) throw error
    throw takenError(String(coded.constraint).includes('email') ? 'email' : 'phone')
  }
}
