/** Spellings that the renderer reads as another path, `%2e` being a dot to it; no browser sends them. */
const LEADS_ASTRAY = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i

/** Next's own pages: that of failures is a 500 also when it is requested by name. */
const INTERNAL = /^\/_(?!next\/)/

/** No path of the shop has half of it. The renderer repeats a path in several headers, which together have a limit of 16 kB. */
const MAX_PATH_BYTES = 2048

/**
 * Whether the path of an address can be one of the shop's and is unambiguous. Renderers answer 500 to invalid escapes. With `..` in it,
 * one path would be checked for being personal, and another rendered.
 */
export function isReadable(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (path.length > MAX_PATH_BYTES) return false
  try {
    decodeURIComponent(path)
    return !LEADS_ASTRAY.test(path) && !INTERNAL.test(path)
  } catch {
    return false
  }
}
