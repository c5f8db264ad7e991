import type { Client } from '@/gateway/core/client'
import { fieldError } from '@/gateway/core/errors/errors'
import type { User } from '@/gateway/services/accounts/find-user'
import { PASSWORDS_FROM_ADDRESS } from '@/gateway/services/accounts/login-limits'
import { isPasswordRight } from '@/gateway/services/accounts/passwords'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits, type Limit, limitsFrom, refundLimits } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900

/** Asks a signed-in person for the password again; wrong tries are counted like those of a sign-in. */
export async function confirmPassword(
  deps: CoreDeps,
  user: User,
  password: string | undefined,
  client: Client,
  field: string,
) {
  if (password === undefined) throw fieldError(field, 'Введите текущий пароль.')
  const limits: Limit[] = [
    { key: `password:${user.id}`, max: 10, seconds: QUARTER_HOUR },
    ...limitsFrom(deps, client, PASSWORDS_FROM_ADDRESS),
  ]
  await consumeLimits(deps, limits)
  if (!(await isPasswordRight(password, user.passwordHash))) throw fieldError(field, 'Неверный пароль.')
  await refundLimits(deps, limits)
}
