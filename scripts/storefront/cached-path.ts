import { isGuarded } from '../../lib/routing/guards.ts'
import { toInternalPath } from '../../lib/routing/internal-address.ts'

/** Only plain addresses take the short way; everything else is Next's to read. */
const PLAIN_PATH = /^\/[\w\-./~]*$/

/** The path that a page of this address is stored under; undefined where only Next can tell. */
export function cachedPath(url: string): string | undefined {
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const search = at === -1 ? '' : url.slice(at + 1)
  // A stored shell is the same for everyone; whom it opens for is the guard's to say.
  if (!PLAIN_PATH.test(path) || isGuarded(path)) return undefined
  return toInternalPath(path, new URLSearchParams(search)) ?? path
}

/** Next answers 500 to an address whose escapes mean nothing. */
export function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
