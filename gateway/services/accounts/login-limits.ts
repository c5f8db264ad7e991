import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { knownDevice } from '@/gateway/services/sessions/known-device'
import { type Limit, limitsFrom } from '@/gateway/services/limits/rate-limit'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Wrong passwords that one address may try, at whatever accounts. */
export const PASSWORDS_FROM_ADDRESS: Limit = { key: 'login-from', max: 50, seconds: QUARTER_HOUR }

const NO_LOCK_OUT = 'Слишком много попыток войти в этот кабинет. Войдите по коду из сообщения или повторите'

/**
 * Wrong passwords that one account may meet, from one address and in sum, and that one address may try; a browser that
 * its owner has used before has tries of its own, so that strangers do not lock him out.
 */
export async function loginLimits(deps: CoreDeps, contact: Contact, client: Client): Promise<Limit[]> {
  const device = await knownDevice(deps, contact, client)
  if (device !== undefined) return [{ key: `login-device:${device}`, max: 10, seconds: QUARTER_HOUR }]
  return [
    ...limitsFrom(deps, client, PASSWORDS_FROM_ADDRESS),
    { key: `login:${contact.key}:${client.network}`, max: 10, seconds: QUARTER_HOUR },
    { key: `login:${contact.key}`, max: 50, seconds: HOUR, refusal: NO_LOCK_OUT },
  ]
}
