/** Spellings that the renderer reads as another path, `%2e` being a dot to it; no browser sends them. */
const LEADS_ASTRAY = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i

/** Next's own pages: that of failures is a 500 also when it is requested by name. */
const INTERNAL = /^\/_(?!next\/)/

/**
 * Whether the path of an address is unambiguous. Renderers answer 500 to invalid escapes. With `..` in it,
 * one path would be checked for being personal, and another rendered.
 */
export function isReadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
    return !LEADS_ASTRAY.test(path) && !INTERNAL.test(path)
  } catch {
    return false
  }
}
