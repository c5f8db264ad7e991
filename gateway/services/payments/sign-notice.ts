import { createHmac, timingSafeEqual } from 'node:crypto'

/** Largest difference of both clocks, and largest age of a notice. */
const TOLERANCE_SECONDS = 300

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

/**
 * `t=SECONDS,v1=HEX`, the HMAC-SHA256 of the time, a dot and the body as it is sent; providers write it.
 * @internal
 */
export function signNotice(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body)}`
}

export function isSignedNotice(
  secret: string,
  signature: string | undefined,
  body: string,
  now: Date,
): boolean {
  const [, time, given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (time === undefined) return false
  const seconds = Number(time)
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(secret, seconds, body)))
}
