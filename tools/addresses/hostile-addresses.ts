import fc from 'fast-check'
import { addressPatterns, PLACE } from './address-patterns'

const LONG = 300
const OVER_LONG = 2000

/** As they stand in an address: escaped, or escaped wrongly. */
const HOSTILE_TEXTS = [
  '%00',
  'oc90%00',
  '%',
  '%zz',
  '%ff%fe',
  '%c3%28',
  '%ed%a0%80',
  '%f0%9f%98%80',
  '%e2%80%ae',
  '%0d%0aset-cookie:%20a=b',
  '%09',
  '%20',
  '%20%20oc90%20',
  '%c2%a0',
  '.',
  '..',
  '%2e%2e',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2f',
  '%5c',
  '%252f',
  '%2500',
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '[]',
  '%7b%7d',
  '0',
  '-1',
  '-9999999999',
  '1e309',
  '1.5',
  '9007199254740993',
  '99999999999999999999',
  '%d0%9e%d0%a190',
  '%d9%a3',
  '%c4%b0',
  "'%20or%201=1--",
  '%25_%5c',
  ':*|%26!',
  '%3cscript%3ealert(1)%3c/script%3e',
  'a'.repeat(LONG),
  'a'.repeat(OVER_LONG),
  '%d1%8f'.repeat(LONG),
  '_'.repeat(LONG),
]
/** Without some that lead on, the rest of an address is never read. */
const USUAL_TEXTS = ['oil-filters', 'knecht', 'oc90', 'knecht_oc-90', '00-10000001', 'news', 'lada', '1']
const QUERY_NAMES = ['page', 'sort', 'q', 'brand', 'filters', 'mode', 'constructor', '__proto__', 'a%00']

const text = fc.oneof(
  { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 6 },
  { arbitrary: fc.constantFrom(...USUAL_TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 24 }).map(escape), weight: 2 },
)

function escape(free: string): string {
  return encodeURIComponent(free.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
}

/** One more parameter: given once, given twice, or as the lists and objects of other frameworks. */
const parameter = fc
  .tuple(fc.constantFrom(...QUERY_NAMES), text, text)
  .chain(([name, one, other]) =>
    fc.constantFrom(
      `${name}=${one}`,
      `${name}=${one}&${name}=${other}`,
      `${name}[]=${one}`,
      `${name}[__proto__]=${one}`,
      name,
    ),
  )

const hostileAddress = fc
  .tuple(
    fc.constantFrom(...addressPatterns()),
    fc.array(text, { minLength: 4, maxLength: 4 }),
    fc.option(parameter, { freq: 3 }),
  )
  .map(([pattern, texts, more]) => {
    let at = 0
    const filled = pattern.replaceAll(PLACE, () => texts[at++ % texts.length] ?? '')
    if (more === null) return filled
    return `${filled}${filled.includes('?') ? '&' : '?'}${more}`
  })

/** Addresses of all pages, filled with what breaks careless code; the same for the same seed. */
export function hostileAddresses(count: number, seed: number): string[] {
  return fc.sample(hostileAddress, { numRuns: count, seed })
}
