import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** Whether a text is the secret that the shop's own servers and its owner know. Without a secret there is none. */
export function isSharedSecret(text: string | null | undefined): boolean {
  const secret = env().REVALIDATE_SECRET
  if (!secret || !text) return false
  const given = Buffer.from(text)
  const requested = Buffer.from(secret)
  return given.length === requested.length && timingSafeEqual(given, requested)
}
