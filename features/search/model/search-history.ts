/** Where the browser keeps what its owner searched for. */
export const HISTORY_KEY = 'search-history'
export const MAX_HISTORY = 8
const MAX_QUERY_LENGTH = 255

/** What the storage holds, or nothing when it is not a list of texts. */
export function parseHistory(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .filter((item): item is string => typeof item === 'string' && item !== '')
      .slice(0, MAX_HISTORY)
  } catch {
    return []
  }
}

/** The newest query first, each once whatever its case. */
export function addToHistory(history: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, MAX_QUERY_LENGTH)
  if (text === '') return [...history]
  const others = history.filter((item) => item.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, MAX_HISTORY)
}

export function readHistory(): string[] {
  try {
    return parseHistory(localStorage.getItem(HISTORY_KEY))
  } catch {
    return []
  }
}

/** Storage may be full or forbidden; the search works without it. */
export function writeHistory(history: readonly string[]): void {
  try {
    if (history.length === 0) localStorage.removeItem(HISTORY_KEY)
    else localStorage.setItem(HISTORY_KEY, JSON.stringify(history))
  } catch {
    return
  }
}
