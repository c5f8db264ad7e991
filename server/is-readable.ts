/** What the renderer reads as another path than stands there, `%2e` being a dot to it; no browser sends it. */
const LEADS_ASTRAY = /\/(?:\.|%2e){1,2}(?:\/|$)|[\\#]/i

/** Pages that Next has for itself: that of failures is a 500 also when it is requested by name. */
const INTERNAL = /^\/_(?!next\/)/

/**
 * Whether the path of an address says what page it is of. Renderers answer 500 to escapes that mean nothing. Where it goes back by
 * `..`, one path would be judged, whether its page is for one person, and another rendered.
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
