const KEYS = { login: 'loginAt', logout: 'logoutAt' } as const

export type StampName = keyof typeof KEYS

/** Tells the other tabs of this browser that someone has signed in or out; nothing happens without local storage. */
export function stamp(name: StampName): void {
  try {
    localStorage.setItem(KEYS[name], String(Date.now()))
  } catch {
    return
  }
}

/** What was stamped last in this browser, by any tab. */
export function lastStamp(): StampName | undefined {
  const [login, logout] = [Number(read(KEYS.login)), Number(read(KEYS.logout))]
  if (login === 0 && logout === 0) return undefined
  return logout > login ? 'logout' : 'login'
}

/**
 * Hears stamps of other tabs until the returned function is called. The tab that wrote hears nothing, and a stamp that
 * was there before or comes twice is no news, so that no two tabs can keep reloading one another.
 */
export function onStamp(listener: (name: StampName) => void): () => void {
  const seen = new Map(names().map((name) => [KEYS[name], read(KEYS[name])]))
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const name = names().find((one) => KEYS[one] === key)
    if (!name || newValue === null || seen.get(KEYS[name]) === newValue) return
    seen.set(KEYS[name], newValue)
    listener(name)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function names(): StampName[] {
  return ['login', 'logout']
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
