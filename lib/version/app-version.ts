const KEY = 'appVer'

export type VersionState = 'same' | 'first' | 'other'

/** Holds the shop's version against the one that this browser met before; a first visit is remembered. */
export function checkVersion(configured: string): VersionState {
  const stored = read()
  if (stored === undefined) keepVersion(configured)
  if (stored === undefined) return 'first'
  return stored === configured ? 'same' : 'other'
}

export function keepVersion(configured: string): void {
  try {
    localStorage.setItem(KEY, configured)
  } catch {
    return
  }
}

function read(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
