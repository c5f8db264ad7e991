import { isMediaPath } from '@/lib/parts/media-path'

const MAX_LENGTH = 200

/** The name of a file of an exchange, its slashes put right; undefined for one that could lead elsewhere. */
export function toExchangeName(name: string): string | undefined {
  const plain = name.replaceAll('\\', '/').replace(/^\/+/, '')
  return plain.length <= MAX_LENGTH && isMediaPath(plain) ? plain : undefined
}
