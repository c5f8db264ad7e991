import { eq } from 'drizzle-orm'
import { users } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import { toContact } from '@/gateway/core/contact'
import { findUserByContact, isConfirmed } from '@/gateway/services/accounts/find-user'
import { notifyOfChange } from '@/gateway/services/accounts/notify-of-change'
import { requireSoundPassword } from '@/gateway/services/accounts/require-sound-password'
import { requireUnblocked } from '@/gateway/services/accounts/require-unblocked'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { proveContact, spendProof } from '@/gateway/services/codes/prove-contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { endOtherSessions } from '@/gateway/services/sessions/end-sessions'

type Recovery = {
  phone?: string | undefined
  email?: string | undefined
  code: string
  password: string
}

/** Sets a new password for the owner of a confirmed contact, and ends all other sessions. */
export async function recover(deps: CoreDeps, given: Recovery, client: Client): Promise<string> {
  const contact = toContact(given)
  await requireSoundPassword(given.password, { [contact.kind]: contact.key })
  const proof = await proveContact(deps, { contact, purposes: ['recovery'], proof: given.code }, client)
  const user = await findUserByContact(deps.db, contact)
  if (!user || !isConfirmed(user, contact)) {
    throw fieldError(contact.field, 'Нет аккаунта с таким подтверждённым контактом.')
  }
  await requireUnblocked(deps, user)
  await requireSoundPassword(given.password, user)
  const passwordHash = await hashPassword(given.password)
  await deps.db.transaction(async (tx) => {
    await spendProof(tx, proof)
    await tx.update(users).set({ passwordHash, updatedAt: deps.now() }).where(eq(users.id, user.id))
    await endOtherSessions(tx, user.id)
    await notifyOfChange(tx, deps, user, 'Пароль изменён')
  })
  return user.id
}
