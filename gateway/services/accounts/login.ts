import { fieldError } from '@/gateway/core/errors/errors'
import type { Client } from '@/gateway/core/client'
import { toContact } from '@/gateway/core/contact'
import { findUserByContact, isConfirmed } from '@/gateway/services/accounts/find-user'
import { admitPassword } from '@/gateway/services/accounts/login-limits'
import { requireUnblocked } from '@/gateway/services/accounts/require-unblocked'
import { isPasswordRight } from '@/gateway/services/accounts/passwords'
import { proveContact, spendProof } from '@/gateway/services/codes/prove-contact'
import type { CoreDeps } from '@/gateway/core/deps'

type Given = { phone?: string | undefined; email?: string | undefined }

const WRONG = 'Неверный телефон, почта или пароль.'

/** The user of the password; an error does not say which part was wrong. */
export async function loginByPassword(deps: CoreDeps, given: Given & { password: string }, client: Client) {
  const contact = toContact(given)
  const excuse = await admitPassword(deps, contact, client)
  const user = await findUserByContact(deps.db, contact)
  const isRight = await isPasswordRight(given.password, user?.passwordHash)
  if (!user || !isRight) throw fieldError('password', WRONG)
  await excuse()
  await requireUnblocked(deps, user)
  return user
}

/** A contact that was never confirmed signs in no user: another person may own it. */
export async function loginByCode(deps: CoreDeps, given: Given & { code: string }, client: Client) {
  const contact = toContact(given)
  const proof = await proveContact(deps, { contact, purposes: ['login'], proof: given.code }, client)
  const user = await findUserByContact(deps.db, contact)
  if (!user || !isConfirmed(user, contact)) {
    throw fieldError(
      contact.field,
      `Нет аккаунта, где подтвержд${contact.kind === 'phone' ? 'ён этот телефон' : 'ена эта почта'}. Войдите по паролю или зарегистрируйтесь.`,
    )
  }
  await spendProof(deps.db, proof)
  await requireUnblocked(deps, user)
  return user
}
