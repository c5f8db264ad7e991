import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { type Limit, limitsFrom } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Wrong passwords that one address may try, at whatever accounts. */
export const PASSWORDS_FROM_ADDRESS: Limit = { key: 'login-from', max: 50, seconds: QUARTER_HOUR }

/** Wrong passwords that one account may meet, from one address and in sum, and that one address may try. */
export function loginLimits(deps: CoreDeps, contact: Contact, client: Client): Limit[] {
  return [
    ...limitsFrom(deps, client, PASSWORDS_FROM_ADDRESS),
    { key: `login:${contact.key}:${client.network}`, max: 10, seconds: QUARTER_HOUR },
    { key: `login:${contact.key}`, max: 50, seconds: HOUR },
  ]
}
