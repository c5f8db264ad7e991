import { isVin, toLatinVin, VIN_LENGTH } from './vin'

const SEPARATORS = /[\s\-–—.]+/g

/** The VIN that a text is, in either alphabet and case, or a sentence that says what is wrong with it. */
export function vinOf(text: string): { vin: string } | { problem: string } {
  const vin = toLatinVin(text.replaceAll(SEPARATORS, ''))
  if (isVin(vin)) return { vin }
  return { problem: problemOf(vin) }
}

function problemOf(vin: string): string {
  if (vin === '') return 'Введите VIN: 17 знаков из СТС'
  const [banned] = /[IOQ]/.exec(vin) ?? []
  if (banned) {
    return `В VIN нет буквы ${banned}: проверьте, не ${banned === 'I' ? '1' : '0'} ли это`
  }
  const [foreign] = /[^0-9A-Z]/u.exec(vin) ?? []
  if (foreign) return `Знака «${foreign}» в VIN нет: там только цифры и латинские буквы`
  return `В VIN ${VIN_LENGTH} знаков, а здесь ${vin.length}`
}
