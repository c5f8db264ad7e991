import type { Client } from '@/gateway/core/client'
import { toContact } from '@/gateway/core/contact'
import { findUserByContact } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900

type Given = { phone?: string | undefined; email?: string | undefined }

/** Answers only whether the account exists, slowly enough to be of no use for lists of people. */
export async function checkExists(deps: CoreDeps, { phone, email }: Given, client: Client) {
  const contacts = {
    phone: phone === undefined ? undefined : toContact({ phone }),
    email: email === undefined ? undefined : toContact({ email }),
  }
  await consumeLimits(deps, limitsFrom(deps, client, { key: 'exist-from', max: 30, seconds: QUARTER_HOUR }))
  const isHeld = async (contact: ReturnType<typeof toContact> | undefined) =>
    contact !== undefined && (await findUserByContact(deps.db, contact)) !== undefined
  const taken = { phone: await isHeld(contacts.phone), email: await isHeld(contacts.email) }
  return { isExist: taken.phone || taken.email, ...taken }
}
