import { readCookie, writeCookie } from '../cookies'

/** Purposes that a visitor may agree to, each by itself. */
export const PURPOSES = ['recommendations', 'marketing', 'statistics', 'chat'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Holds `all`, `necessary`, or purposes apart by dots. */
export const CONSENT_COOKIE = 'arus_consent'
/** Event of the window that follows each choice. */
const CHANGED = 'arus:consent'
const SEPARATOR = '.'

/** The purposes that the visitor agreed to; undefined until he has chosen. */
export function readConsent(): readonly Purpose[] | undefined {
  const value = readCookie(CONSENT_COOKIE)
  if (value === 'all') return PURPOSES
  if (value === 'necessary') return []
  const named = value?.split(SEPARATOR) ?? []
  const agreed = PURPOSES.filter((purpose) => named.includes(purpose))
  return agreed.length > 0 ? agreed : undefined
}

/** Whether something may be loaded, stored or sent for a purpose. */
export function mayUse(purpose: Purpose): boolean {
  return readConsent()?.includes(purpose) ?? false
}

export function writeConsent(agreed: readonly Purpose[]): void {
  const named = PURPOSES.filter((purpose) => agreed.includes(purpose))
  const some = named.length > 0 ? named.join(SEPARATOR) : 'necessary'
  writeCookie(CONSENT_COOKIE, named.length === PURPOSES.length ? 'all' : some)
  window.dispatchEvent(new Event(CHANGED))
}

/** Hears each choice until the returned function is called. */
export function onConsent(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
