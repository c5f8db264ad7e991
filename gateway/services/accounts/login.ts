import { fieldError } from '@/gateway/http/errors'
import type { Client } from '@/gateway/http/client'
import { toContact } from '@/gateway/services/accounts/contact'
import { findUserByContact } from '@/gateway/services/accounts/find-user'
import { loginLimits } from '@/gateway/services/accounts/login-limits'
import { isPasswordRight } from '@/gateway/services/accounts/passwords'
import type { ServiceDeps } from '@/gateway/services/deps'
import { consumeLimits, refundLimits } from '@/gateway/services/limits/rate-limit'

export type Credentials = {
  phone?: string | undefined
  email?: string | undefined
  password: string
}

const WRONG = 'Неверный телефон, почта или пароль.'

/** The user whose password this is; says nothing about which part was wrong. */
export async function loginByPassword(deps: ServiceDeps, given: Credentials, client: Client) {
  const contact = toContact(given)
  const limits = loginLimits(deps, contact, client)
  await consumeLimits(deps, limits)
  const user = await findUserByContact(deps.db, contact)
  const isRight = await isPasswordRight(given.password, user?.passwordHash)
  if (!user || !isRight) throw fieldError('password', WRONG)
  await refundLimits(deps, limits)
  return user
}
