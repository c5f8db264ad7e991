import { isVin, toLatinVin, VIN_LENGTH } from './vin'
import { isPartedAsVin, toBareNumber, vinOf } from './vin-of'

/** What names one car: a VIN, or the number of a frame, which cars for Japan have in its place. */
export type CarNumber = { kind: 'vin' | 'frame'; number: string }

/** Body code and serial number, as Japanese makers write them: `ASV50-1012345`. */
const FRAME = /^([A-Z]{2,5}\d{1,4}[A-Z]{0,2})[\s\p{Pd}._/]+(\d{6,7})$/u
/** Without a sign between them the last seven digits are the serial number. */
const GLUED_FRAME = /^([A-Z]{2,4}\d{2,3}[A-Z]?)(\d{7})$/
/** A VIN ends in digits; words that happen to be as long do not. */
const SERIAL = /\d{4}$/

/** The VIN or frame number that a text is, in either alphabet and case. */
export function carNumberOf(text: string): CarNumber | undefined {
  const read = isPartedAsVin(text) ? vinOf(text) : undefined
  if (read && 'vin' in read && looksReal(text, read.vin)) return { kind: 'vin', number: read.vin }
  const latin = toLatinVin(text.normalize('NFKC').trim())
  const [, body, serial] = FRAME.exec(latin) ?? GLUED_FRAME.exec(latin) ?? []
  return body && serial ? { kind: 'frame', number: `${body}-${serial}` } : undefined
}

/** Letters that had to become digits are believed only where the rest is a VIN's. */
function looksReal(text: string, vin: string): boolean {
  return /[A-Z]/.test(vin) && /\d/.test(vin) && (isVin(toBareNumber(text)) || SERIAL.test(vin))
}

/** What people write before the number: «VIN: …», «вин код …», «номер кузова …». */
const LABEL =
  /(?<![\p{L}\d])(?:vin|вин|win|номер\s+кузова|кузов|frame)(?:[\s-]*(?:код|code|номер))?(?:[\s:№#=-]+|$)/giu
/** The rest of a text when the number is taken out of its middle. */
const LEFT_OVER = /^[\s,;:.-]+|[\s,;:(-]+$|\s+(?:для|по|на|к|от)\s*$/giu

type NamedCar = { car: CarNumber; words: string }

/** The car number within a text, whose parts may stand apart, and the words around it. */
export function findCarNumber(text: string): NamedCar | undefined {
  const parts = text
    .replaceAll(LABEL, ' ')
    .split(/[\s,;()«»"]+/)
    .filter(Boolean)
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = Math.min(parts.length, from + MAX_LENGTH); to > from; to -= 1) {
      const own = parts.slice(from, to)
      const car = isWorthReading(own) ? carNumberOf(own.join(' ')) : undefined
      if (car) return { car, words: wordsOf([...parts.slice(0, from), ...parts.slice(to)]) }
    }
  }
  return undefined
}

/** Signs that a number may have at the most, with those between them. */
const MAX_LENGTH = VIN_LENGTH + 8

/** Several parts make one number only where each is in capitals and digits, Latin or alike. */
function isWorthReading(parts: readonly string[]): boolean {
  const text = parts.join(' ')
  return text.length <= MAX_LENGTH && /\d/.test(text) && /^[\s\p{Pd}._/0-9A-Z]+$/u.test(toLatinVin(text))
}

function wordsOf(parts: readonly string[]): string {
  return parts.join(' ').replaceAll(LEFT_OVER, '').trim()
}
