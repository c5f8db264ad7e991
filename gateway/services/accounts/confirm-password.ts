import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors'
import type { User } from '@/gateway/services/accounts/find-user'
import { isPasswordRight } from '@/gateway/services/accounts/passwords'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits, type Limit, refundLimits } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900

/** Asks a signed-in person for the password once more; wrong tries are counted like those of a sign-in. */
export async function confirmPassword(
  deps: CoreDeps,
  user: User,
  password: string | undefined,
  { network }: Client,
  field: string,
) {
  if (password === undefined) throw fieldError(field, 'Введите текущий пароль.')
  const limits: Limit[] = [
    { key: `password:${user.id}`, max: 10, seconds: QUARTER_HOUR },
    { key: `login-from:${network}`, max: 50 * deps.addressLimitFactor, seconds: QUARTER_HOUR },
  ]
  await consumeLimits(deps, limits)
  if (!(await isPasswordRight(password, user.passwordHash))) throw fieldError(field, 'Неверный пароль.')
  await refundLimits(deps, limits)
}
