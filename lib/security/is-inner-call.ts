import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** Whether a call carries the secret that the shop's own servers and its owner know. Without a secret there is none. */
export function isInnerCall(headers: Headers): boolean {
  const secret = env().REVALIDATE_SECRET
  const header = headers.get('authorization')
  if (!secret || !header) return false
  const given = Buffer.from(header)
  const requested = Buffer.from(`Bearer ${secret}`)
  return given.length === requested.length && timingSafeEqual(given, requested)
}
