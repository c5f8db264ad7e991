import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import type { CoreDeps } from '@/gateway/core/deps'
import {
  CODE_SECONDS,
  type CodePurpose,
  LONG_CODE_PAUSE_SECONDS,
  RESEND_SECONDS,
} from '@/gateway/services/codes/code-rules'
import { forgetTries, type GrowingPause } from '@/gateway/services/limits/growing-pause'
import { hasRoom, isUsedUp, type Limit, limitsFrom, refundLimits } from '@/gateway/services/limits/rate-limit'
import type { Place } from '@/gateway/services/sessions/known-device'

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY

/** Short codes sent to one recipient for unknown places, and for each known one, that were not entered: each is five guesses. */
const OPEN_CODES_A_DAY = 10
const OPEN_CODES_A_MONTH = 20
/** Of all recipients together, for unknown places, while they are valid. */
const OPEN_CODES_AT_ONCE = 40
/** Wrong guesses of unknown places at short codes, whosever; with more the shop sends them long ones. */
export const WRONG_CODES_A_DAY = 100

type Deps = Pick<CoreDeps, 'addressLimitFactor'>

function wrongCodes({ addressLimitFactor }: Deps): Limit {
  return { key: 'code-wrong', max: WRONG_CODES_A_DAY * addressLimitFactor, seconds: DAY }
}

function openCodes({ addressLimitFactor }: Deps, contact: Contact, place: Place): Limit[] {
  const holder = place.kind === 'unknown' ? contact.key : place.key
  const max = OPEN_CODES_AT_ONCE * addressLimitFactor
  return [
    { key: `code-open-day:${holder}`, max: OPEN_CODES_A_DAY, seconds: DAY },
    { key: `code-open-month:${holder}`, max: OPEN_CODES_A_MONTH, seconds: MONTH },
    ...(place.kind === 'unknown' ? [{ key: 'code-open', max, seconds: CODE_SECONDS }] : []),
  ]
}

/** Whether a code for this place may be short: few enough are open to guesses. */
export async function mayBeShort(deps: CoreDeps, contact: Contact, place: Place): Promise<boolean> {
  const isBesieged = place.kind === 'unknown' && (await isUsedUp(deps, wrongCodes(deps)))
  return !isBesieged && (await hasRoom(deps, openCodes(deps, contact, place)))
}

/** Codes that one network may request for all recipients; a known browser has separate pauses. */
export function requestLimits(deps: Deps, client: Client, place: Place): Limit[] {
  return place.kind === 'browser'
    ? []
    : limitsFrom(deps, client, { key: 'code-from', max: 20, seconds: HOUR })
}

/** Between the codes that one place requests for one purpose and does not enter. */
export function requestPause(contact: Contact, { kind, key }: Place, purpose: CodePurpose): GrowingPause {
  return {
    key: `code-pause:${key}:${contact.kind}:${purpose}`,
    free: 1,
    seconds: RESEND_SECONDS,
    steady: 3,
    longestSeconds: kind === 'browser' ? HOUR : DAY,
    forgetSeconds: 2 * DAY,
    refusal: 'Новый код можно запросить',
  }
}

/** Between long codes to one recipient, for all requesters: the earlier code is still valid. */
export function longCodePause({ key }: Contact): GrowingPause {
  return {
    key: `code-long:${key}`,
    free: 2,
    seconds: 5 * MINUTE,
    longestSeconds: LONG_CODE_PAUSE_SECONDS,
    forgetSeconds: 2 * DAY,
  }
}

/** Guesses of one network at all codes. */
export function guessLimits(deps: Deps, client: Client, place: Place): Limit[] {
  const limit = { key: 'code-guess-from', max: 50, seconds: QUARTER_HOUR }
  return place.kind === 'browser' ? [] : limitsFrom(deps, client, limit)
}

export async function countWrongCode(deps: CoreDeps, place: Place): Promise<void> {
  if (place.kind === 'unknown') await hasRoom(deps, [wrongCodes(deps)])
}

/** A short code that was entered cannot be guessed any more, and the wrong tries before it were slips. */
export async function closeShortCode(
  deps: CoreDeps,
  contact: Contact,
  place: Place,
  { purposes, slips }: { purposes: readonly CodePurpose[]; slips: number },
): Promise<void> {
  await refundLimits(deps, openCodes(deps, contact, place))
  if (place.kind === 'unknown') await refundLimits(deps, [wrongCodes(deps)], slips)
  for (const purpose of purposes) await forgetTries(deps, requestPause(contact, place, purpose))
}
