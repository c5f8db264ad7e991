import { toInternalCode } from '@/lib/parts/number/internal-code'
import { VIEWED_KEY } from '@/stores/user/forget-traces'

/** More than a block shows: the good that is open is left out of it. */
const STORED = 25

/** Internal codes of the goods that this browser has opened, the latest first. */
export function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCode).slice(0, STORED) : []
  } catch {
    return []
  }
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && toInternalCode(code) === code
}

/** Stored in the browser only, and only while the visitor agrees to recommendations. */
export function rememberViewed(code: string): void {
  const codes = [code, ...readViewed().filter((one) => one !== code)].slice(0, STORED)
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(codes))
  } catch {
    return
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY)
  } catch {
    return
  }
}

/** Hears that another tab has forgotten them, until the returned function is called. */
export function onViewedForgotten(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === VIEWED_KEY && newValue === null)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
