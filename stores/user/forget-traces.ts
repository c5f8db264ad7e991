/** Where the browser stores the internal codes of products that were looked at. */
export const VIEWED_KEY = 'arus_viewed'
/** Where it stores what was searched for. */
export const SEARCHES_KEY = 'search-history'

/** At a shared computer the next visitor must not see what the one who has signed out looked for. */
export function forgetTraces(): void {
  try {
    for (const key of [VIEWED_KEY, SEARCHES_KEY]) localStorage.removeItem(key)
  } catch {
    return
  }
}
