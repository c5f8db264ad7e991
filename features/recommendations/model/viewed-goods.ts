const KEY = 'arus_viewed'
/** More than a block shows: the good that is open is left out of it. */
const KEPT = 25

/** Internal codes of the goods that this browser has opened, the latest first. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code): code is string => typeof code === 'string') : []
  } catch {
    return []
  }
}

/** Stored in the browser only, and only while the visitor agrees to recommendations. */
export function rememberViewed(code: string): void {
  const codes = [code, ...readViewed().filter((one) => one !== code)].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(codes))
  } catch {
    return
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}
