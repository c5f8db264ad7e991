export const MAX_EMAIL_LENGTH = 320

const MAX_LOCAL_LENGTH = 64
/** Signs that end a header or begin another address in one (RFC 5322, `specials`), and invisible ones. */
const NO_SIGN = String.raw`\p{C}\p{Z}@<>()[\]\\,;:"`
const GENERAL = new RegExp(
  `^[^${NO_SIGN}]+@[^${NO_SIGN}.]+(?:\\.[^${NO_SIGN}.]+)*\\.[^${NO_SIGN}.]{2,}$`,
  'u',
)
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** Something, `@`, something with a top-level domain. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL_LENGTH && GENERAL.test(value)
}

/** Local part and domain labels as the mail standards spell them, Latin only. */
export function isStrictEmail(value: string): boolean {
  if (value.length > MAX_EMAIL_LENGTH) return false
  const at = value.lastIndexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  return local.length <= MAX_LOCAL_LENGTH && LOCAL.test(local) && DOMAIN.test(value.slice(at + 1))
}
