import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashSecret } from '@/gateway/core/secrets'
import { EXCHANGE_MS } from '@/gateway/services/commerce-ml/limits'
import type { ExchangeSettings } from '@/gateway/services/commerce-ml/settings'

const BASIC = /^Basic +(\S+)$/i
const ID_BYTES = 12
const RADIX = 36
const TOKEN = /^([0-9a-f]{24})\.([0-9a-z]{1,12})\.([\w-]{43})$/

type Credentials = Pick<ExchangeSettings, 'login' | 'password'>

/** Whether the header of a request is that of the owner's 1C. */
export function isOwner(header: string | undefined, { login, password }: Credentials): boolean {
  const given = BASIC.exec(header ?? '')?.[1]
  if (given === undefined) return false
  const shown = Buffer.from(given, 'base64').toString()
  return timingSafeEqual(Buffer.from(hashSecret(shown)), Buffer.from(hashSecret(`${login}:${password}`)))
}

const sign = (text: string, { login, password }: Credentials) =>
  createHmac('sha256', hashSecret(`exchange:${login}:${password}`))
    .update(text)
    .digest('base64url')

/** A new exchange: its cookie says until when it lasts, and is worth nothing under another password. */
export function beginExchange(credentials: Credentials, now: Date): string {
  const text = `${randomBytes(ID_BYTES).toString('hex')}.${(now.getTime() + EXCHANGE_MS).toString(RADIX)}`
  return `${text}.${sign(text, credentials)}`
}

/** The id of the exchange of a cookie; undefined for one that is not ours, or too old. */
export function exchangeOf(
  cookie: string | undefined,
  credentials: Credentials,
  now: Date,
): string | undefined {
  const [, id, until = '', signature = ''] = TOKEN.exec(cookie ?? '') ?? []
  if (id === undefined) return undefined
  const expected = sign(`${id}.${until}`, credentials)
  const isOurs = timingSafeEqual(Buffer.from(hashSecret(expected)), Buffer.from(hashSecret(signature)))
  return isOurs && Number.parseInt(until, RADIX) > now.getTime() ? id : undefined
}
