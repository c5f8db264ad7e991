import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import { channelOf, codeChannelsOf } from '@/gateway/services/codes/code-channels'
import { findPlace } from '@/gateway/services/sessions/known-device'
import { forgetTries, type GrowingPause, requirePause } from '@/gateway/services/limits/growing-pause'
import {
  consumeLimits,
  hasRoom,
  isUsedUp,
  type Limit,
  limitsFrom,
  refundLimits,
} from '@/gateway/services/limits/rate-limit'

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Wrong passwords before the first pause. */
const FREE_TRIES = 5
/** Wrong passwords of unknown places at one account; from then on each of them waits before its first try. */
export const WRONG_PASSWORDS_A_DAY = 20
export const BESIEGED_PAUSE_SECONDS = QUARTER_HOUR

/** Wrong passwords that one address may try, at all accounts together. */
export const PASSWORDS_FROM_ADDRESS: Limit = { key: 'login-from', max: 50, seconds: QUARTER_HOUR }

/** The time to wait follows. */
function refusalOf({ mailbox }: CoreDeps, contact: Contact): string {
  const isSent = codeChannelsOf(mailbox).includes(channelOf(contact))
  return `Слишком много попыток войти в этот кабинет. ${isSent ? 'Войдите по коду из сообщения или повторите' : 'Повторите'}`
}

/** Counts a password before it is compared; refuses with the time to wait. The returned function is called after a right password. */
export async function admitPassword(
  deps: CoreDeps,
  contact: Contact,
  client: Client,
): Promise<() => Promise<void>> {
  const place = await findPlace(deps, contact, client)
  const isKnownBrowser = place.kind === 'browser'
  const fromAddress = isKnownBrowser ? [] : limitsFrom(deps, client, PASSWORDS_FROM_ADDRESS)
  const ofStrangers: Limit[] =
    place.kind === 'unknown'
      ? [{ key: `login-wrong:${contact.key}`, max: WRONG_PASSWORDS_A_DAY, seconds: DAY }]
      : []
  const isBesieged = ofStrangers[0] !== undefined && (await isUsedUp(deps, ofStrangers[0]))
  const pause: GrowingPause = {
    key: `login:${place.key}`,
    free: isBesieged ? 0 : FREE_TRIES,
    seconds: isBesieged ? BESIEGED_PAUSE_SECONDS : MINUTE,
    longestSeconds: isKnownBrowser ? HOUR : DAY,
    forgetSeconds: 2 * DAY,
    refusal: refusalOf(deps, contact),
  }
  await consumeLimits(deps, fromAddress)
  await requirePause(deps, pause)
  await hasRoom(deps, ofStrangers)
  return async () => {
    await refundLimits(deps, [...fromAddress, ...ofStrangers])
    await forgetTries(deps, pause)
  }
}
