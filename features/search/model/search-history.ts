import { SEARCHES_KEY } from '@/stores/user/forget-traces'

export const MAX_HISTORY = 8
const MAX_QUERY_LENGTH = 255

/** What the storage holds, or nothing when it is not a list of texts. */
export function parseHistory(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter(isQuery).slice(0, MAX_HISTORY)
  } catch {
    return []
  }
}

function isQuery(item: unknown): item is string {
  return typeof item === 'string' && item !== '' && item.length <= MAX_QUERY_LENGTH
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
    return parseHistory(localStorage.getItem(SEARCHES_KEY))
  } catch {
    return []
  }
}

/** Storage may be full or forbidden; the search works without it. */
export function writeHistory(history: readonly string[]): void {
  try {
    if (history.length === 0) localStorage.removeItem(SEARCHES_KEY)
    else localStorage.setItem(SEARCHES_KEY, JSON.stringify(history))
  } catch {
    return
  }
}

/** Hears what other tabs remember or forget, until the returned function is called. */
export function onHistoryElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === SEARCHES_KEY) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
