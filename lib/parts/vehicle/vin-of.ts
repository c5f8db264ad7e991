import { isVin, toLatinVin, VIN_LENGTH } from './vin'

const SEPARATORS = /[\s\p{Pd}\p{Cf}._/]+/gu
/** Digits of the letters that no VIN has: read off papers, one is taken for the other. */
const DIGITS: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' }

/** A number as it may be compared: capitals of the Latin alphabet without what is put between the signs. */
export function toBareNumber(text: string): string {
  return toLatinVin(text.normalize('NFKC').replaceAll(SEPARATORS, ''))
}

/** Where makers and papers part a VIN: after the maker's code, then before the check sign, after it, the year or the plant. */
const MAKER_END = 3
const BREAKS: ReadonlySet<number> = new Set([MAKER_END, 8, 9, 10, 11])

/** Whether the parts of a text are those of one VIN, as papers part it or in even groups; two article numbers may have as many signs together. */
export function isPartedAsVin(text: string): boolean {
  const parts = text.normalize('NFKC').split(SEPARATORS).filter(Boolean)
  const [first = '', ...others] = parts
  if (others.length === 0) return true
  const last = others.pop() ?? ''
  const isEven =
    others.length > 0 && last.length <= first.length && others.every((part) => part.length === first.length)
  if (isEven) return true
  const isSerial = /^\p{L}/u.test(first) && BREAKS.has(first.length) && /^\d+$/.test(others.join('') + last)
  if (isSerial) return true
  let end = first.length
  return end === MAKER_END && others.every((part) => BREAKS.has((end += part.length)))
}

/** The VIN that a text is, in either alphabet and case, or a sentence with what is wrong with it. */
export function vinOf(text: string): { vin: string } | { problem: string } {
  const bare = toBareNumber(text)
  const vin = bare.replaceAll(/[IOQ]/g, (letter) => DIGITS[letter] ?? letter)
  if (isVin(vin)) return { vin }
  return { problem: problemOf(bare) }
}

function problemOf(vin: string): string {
  if (vin === '') return 'Введите VIN: 17 знаков из СТС'
  const [foreign] = /[^0-9A-Z]/u.exec(vin) ?? []
  if (foreign) return `Знака «${foreign}» в VIN нет: там только цифры и латинские буквы`
  return `В VIN ${VIN_LENGTH} знаков, а здесь ${vin.length}`
}
