const KEYS = { login: 'loginAt', logout: 'logoutAt' } as const

export type StampName = keyof typeof KEYS

/** Clocks tell whole milliseconds: what this tab wrote just before it left for this page is not later than it. */
const CLOCK_STEP_MS = 20

/** As this tab wrote them or has heard of them. */
const known = new Map<StampName, string | null>()

/** Notifies the other tabs of this browser of a sign-in or sign-out; nothing happens without local storage. */
export function stamp(name: StampName): void {
  const now = String(Date.now())
  known.set(name, now)
  try {
    localStorage.setItem(KEYS[name], now)
  } catch {
    return
  }
}

/** What was stamped last in this browser, by any tab. */
export function lastStamp(): StampName | undefined {
  const [login, logout] = [timeOf('login'), timeOf('logout')]
  if (login === 0 && logout === 0) return undefined
  return logout > login ? 'logout' : 'login'
}

/**
 * Hears stamps of other tabs until the returned function is called, also those made while this page was on its way or in the browser's
 * own cache: it may have been drawn for another user. The tab that wrote hears nothing, and a stamp that was there before or comes
 * twice is no news, so that no two tabs can keep reloading one another.
 */
export function onStamp(listener: (name: StampName) => void): () => void {
  const requested = Date.now() - performance.now() + CLOCK_STEP_MS
  const missed = names().filter((name) => {
    const value = read(name)
    const isNew = Number(value) > requested && Number(value) <= Date.now() && value !== known.get(name)
    known.set(name, value)
    return isNew
  })
  const hear = (name: StampName, value: string | null) => {
    if (value === null || known.get(name) === value) return
    known.set(name, value)
    listener(name)
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const name = names().find((one) => KEYS[one] === key)
    if (name) hear(name, newValue)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const name of names()) hear(name, read(name))
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  for (const name of missed) listener(name)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

function names(): StampName[] {
  return ['login', 'logout']
}

/** 0 for what no tab has written, or by a clock that has been set back since. */
function timeOf(name: StampName): number {
  const time = Number(read(name))
  return time > 0 && time <= Date.now() ? time : 0
}

function read(name: StampName): string | null {
  try {
    return localStorage.getItem(KEYS[name])
  } catch {
    return null
  }
}
