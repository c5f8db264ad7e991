import { createHmac, timingSafeEqual } from 'node:crypto'

export type PassPurpose = 'question' | 'pass'

function sign(secret: string, purpose: PassPurpose, address: string, expiresAt: number) {
  return createHmac('sha256', secret).update(`${purpose} ${expiresAt} ${address}`).digest('base64url')
}

/** A note that only this gateway can write, good for one address until it expires. */
export function writePass(secret: string, purpose: PassPurpose, address: string, expiresAt: number) {
  return `${expiresAt}.${sign(secret, purpose, address, expiresAt)}`
}

export function isPassValid(
  secret: string,
  purpose: PassPurpose,
  address: string,
  pass: string,
  now: number,
): boolean {
  const at = pass.indexOf('.')
  const expiresAt = Number(pass.slice(0, Math.max(at, 0)))
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) return false
  const given = Buffer.from(pass.slice(at + 1))
  const expected = Buffer.from(sign(secret, purpose, address, expiresAt))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
