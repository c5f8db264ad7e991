import { randomBytes } from 'node:crypto'
import { users } from '@/gateway/db/schema/accounts'
import type { Contact } from '@/gateway/core/contact'
import type { Database } from '@/gateway/core/database'
import {
  claimProvenContact,
  refusingTaken,
  requireFreeContact,
} from '@/gateway/services/accounts/claim-contact'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { ADMIN_PERMISSION } from '@/gateway/services/accounts/set-role'

const PASSWORD_BYTES = 15

/** Logs say who did what by name, and a shop may make several accounts so. */
function nameOf({ kind, key }: Contact): string {
  return `Сотрудник ${kind === 'phone' ? key.slice(-4) : key}`
}

/**
 * Makes an administrator's account and returns its password, for a shop that sends no codes yet. Who has the database is the owner, so
 * the contact counts as confirmed. Throws a field error for a contact that another account has.
 */
export async function createAdmin(db: Database, contact: Contact): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await hashPassword(password)
  await refusingTaken(() =>
    db.transaction(async (tx) => {
      await requireFreeContact(tx, contact)
      await claimProvenContact(tx, contact)
      const isPhone = contact.kind === 'phone'
      await tx.insert(users).values({
        phone: isPhone ? contact.key : null,
        email: isPhone ? null : contact.key,
        isPhoneConfirmed: isPhone,
        isEmailConfirmed: !isPhone,
        name: nameOf(contact),
        passwordHash,
        isAdmin: true,
        permissions: [ADMIN_PERMISSION],
      })
    }),
  )
  return password
}
