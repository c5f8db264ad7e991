import { readCookie, writeCookie } from '../cookies'

/** What the visitor agreed to: everything, or what the shop cannot work without. */
export type CookieConsent = 'all' | 'necessary'

export const CONSENT_COOKIE = 'arus_consent'
const CHANGED = 'arus:consent'

/** The visitor's choice; undefined until it is made. */
export function readConsent(): CookieConsent | undefined {
  const value = readCookie(CONSENT_COOKIE)
  return value === 'all' || value === 'necessary' ? value : undefined
}

/**
 * Whether anything beyond the necessary may be loaded or kept.
 * @promised to the scripts of third parties
 */
export function mayUseOptional(): boolean {
  return readConsent() === 'all'
}

export function writeConsent(consent: CookieConsent): void {
  writeCookie(CONSENT_COOKIE, consent)
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * Hears each choice until the returned function is called.
 * @promised to the scripts of third parties
 */
export function onConsent(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
