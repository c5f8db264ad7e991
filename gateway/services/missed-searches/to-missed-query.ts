import { isVin, toLatinVin } from '@/lib/parts/vehicle/vin'

/** Longer texts are pasted letters and lists. */
const MAX_LENGTH = 100
const MIN_LENGTH = 2

/** What names a person or a car, each with the word that stands for it. A long number of a part stays. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\S+@\S+/gu, '[почта]'],
  [/(?<![\p{L}\d])[авекмнорстух] ?\d{3} ?[авекмнорстух]{2} ?\d{2,3}(?![\p{L}\d])/giu, '[госномер]'],
  [/(?<![\p{L}\d])(?:\+\d[\s()-]*|[78][\s()-]*)(?:\d[\s()-]*){9}\d(?![\p{L}\d])/gu, '[телефон]'],
  [/(?<![\p{L}\d])\(?9\d{2}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\p{L}\d])/gu, '[телефон]'],
]
const MASK = /\[(?:почта|госномер|телефон|vin)\]/gu

const withoutVins = (text: string) =>
  text.replaceAll(/[\p{L}\d]{17}/gu, (word) => (isVin(toLatinVin(word)) && /\d/.test(word) ? '[vin]' : word))

/**
 * A query as it is counted: small letters, single spaces, without contacts, number plates and VINs. Undefined where nothing is left that
 * tells what was looked for.
 */
export function toMissedQuery(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase().replaceAll('ё', 'е')
  if (text.length > MAX_LENGTH || isVin(toLatinVin(text.replaceAll(/[\s-]/gu, '')))) return undefined
  const masked = PRIVATE.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), withoutVins(text))
  const said = masked.replaceAll(MASK, '').replaceAll(/[^\p{L}\d]/gu, '')
  return said.length < MIN_LENGTH ? undefined : masked.trim()
}
