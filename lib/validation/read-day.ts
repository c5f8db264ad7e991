import { formatDay, toExistingDay } from '@/lib/format/wire-day'
import { stripInvisibleCharacters } from './strip-invisible-characters'

const NOTATIONS = [
  /^(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  // Eight digits may begin with the year: no other reading of them is in our time.
  /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
]
const DASHES = /[‐-―−]/g
/** No day with its moment is longer, and patterns with spaces read a long row of them from each one. */
const MAX_CHARS = 100
/** A moment of that day, or «г.», behind it. */
const REST = /(?:(?:T|,?\s)\s*\d{1,2}:\d{2}.*|\s*г\.?)$/i

/** A whole day as browsers and people write it, as `DD.MM.YYYY`; `null` for less, more, and a day that does not exist. */
export function readDay(text: string): string | null {
  const given = stripInvisibleCharacters(text).trim()
  if (given.length > MAX_CHARS) return null
  const plain = given.replace(REST, '')
  const written = plain
    .replace(DASHES, '-')
    .replace(/\s*([./-])\s*/g, '$1')
    .replace(/\s+/g, '.')
  for (const notation of NOTATIONS) {
    const { year, month, day } = notation.exec(written)?.groups ?? {}
    const found = toExistingDay(Number(year), Number(month), Number(day))
    if (found) return formatDay(found)
  }
  return null
}
