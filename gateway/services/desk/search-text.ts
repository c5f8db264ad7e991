import { fieldError } from '@/gateway/core/errors/errors'

/** Shorter texts have no trigram to be found by. */
const MIN_SEARCH_LENGTH = 3

/** Refuses a search for one or two characters; without a text everything is listed. */
export function requireFindable(search: string) {
  if (search !== '' && search.length < MIN_SEARCH_LENGTH)
    throw fieldError('search', `Введите не меньше ${MIN_SEARCH_LENGTH} знаков.`)
}

export function escapeLike(text: string) {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Digits of a phone as it may be typed: without the country's own 7 or 8, which either may begin with. */
export function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s()+-]+$/.test(search)) return undefined
  const digits = search.replaceAll(/\D/g, '')
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
}
