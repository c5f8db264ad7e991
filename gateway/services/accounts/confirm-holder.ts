import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { fieldError } from '@/gateway/core/errors/errors'
import { confirmPassword } from '@/gateway/services/accounts/confirm-password'
import { provenContacts } from '@/gateway/services/accounts/contact-changes'
import type { User } from '@/gateway/services/accounts/find-user'
import { maskRecipient } from '@/gateway/services/codes/code-rules'
import { proveContact } from '@/gateway/services/codes/prove-contact'

type Given = { currentPassword?: string | undefined; previousCode?: string | undefined }

/**
 * Requires from the user who changes a contact what only the account's holder has: the password, or a code sent to a contact that
 * is proven. An open session is not enough: the new contact can recover the account. Returns a proof to spend.
 */
export async function confirmHolder(
  deps: CoreDeps,
  user: User,
  kind: Contact['kind'],
  { currentPassword, previousCode }: Given,
  client: Client,
): Promise<string | undefined> {
  const [proven] = provenContacts(user, kind)
  if (proven && previousCode !== undefined) {
    const claim = {
      contact: proven,
      purposes: ['confirm'] as const,
      proof: previousCode,
      field: 'previousCode',
    }
    return proveContact(deps, claim, client)
  }
  if (user.passwordHash !== null) {
    await confirmPassword(deps, user, currentPassword, client, 'currentPassword')
  } else if (proven) {
    throw fieldError('previousCode', `Введите код, который мы отправим на ${maskRecipient(proven)}.`)
  }
  return undefined
}
