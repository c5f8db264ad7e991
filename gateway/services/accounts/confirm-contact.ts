import { eq } from 'drizzle-orm'
import { users } from '@/gateway/db/schema/accounts'
import type { Viewer } from '@/gateway/core/viewer'
import type { Contact } from '@/gateway/core/contact'
import { findUser } from '@/gateway/services/accounts/find-user'
import type { CoreDeps } from '@/gateway/core/deps'

/** Records that a signed-in user proved the phone or e-mail of the profile. */
export async function confirmContact({ db, now }: CoreDeps, viewer: Viewer, { kind, key }: Contact) {
  const user = await findUser(db, viewer.userId)
  if (!user) return
  const isPhone = kind === 'phone' && user.phone === key
  const isEmail = kind === 'email' && user.email?.toLowerCase() === key
  const isInvoiceEmail = kind === 'email' && user.invoiceEmail.toLowerCase() === key
  if (!isPhone && !isEmail && !isInvoiceEmail) return
  await db
    .update(users)
    .set({
      ...(isPhone && { isPhoneConfirmed: true }),
      ...(isEmail && { isEmailConfirmed: true }),
      ...(isInvoiceEmail && { isInvoiceEmailConfirmed: true }),
      updatedAt: now(),
    })
    .where(eq(users.id, user.id))
}
