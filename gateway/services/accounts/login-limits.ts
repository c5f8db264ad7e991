import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Limit } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Wrong passwords that one account may meet, from one address and in sum, and that one address may try. */
export function loginLimits(
  { addressLimitFactor }: CoreDeps,
  contact: Contact,
  { network }: Client,
): Limit[] {
  return [
    { key: `login-from:${network}`, max: 50 * addressLimitFactor, seconds: QUARTER_HOUR },
    { key: `login:${contact.key}:${network}`, max: 10, seconds: QUARTER_HOUR },
    { key: `login:${contact.key}`, max: 50, seconds: HOUR },
  ]
}
