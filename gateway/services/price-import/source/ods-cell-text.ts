import { readCurrencyCell, RUBLE } from '@/gateway/services/price-import/cells/currency'
import { booleanCellText, numberCellText } from './cell-text'

/** The text of a cell of an ODS table: its value, written as it is shown where that loses nothing. */
export function odsCellText(attributes: Readonly<Record<string, string>>, shown: string): string {
  if (attributes['calcext:value-type'] === 'error') return shown
  switch (attributes['office:value-type']) {
    case 'float':
    case 'percentage':
      return numberText(attributes['office:value'] ?? '', shown)
    case 'currency':
      return moneyText(attributes['office:value'] ?? '', attributes['office:currency'] ?? '')
    case 'date':
      return attributes['office:date-value'] ?? shown
    case 'time':
      return timeText(attributes['office:time-value'] ?? '')
    case 'boolean':
      return booleanCellText(attributes['office:boolean-value'] ?? '')
    default:
      return shown === '' ? (attributes['office:string-value'] ?? '') : shown
  }
}

/** `00331` and `331,000` are kept as printed; «155 093,00», rounded and foreign forms give way to the number. */
function numberText(raw: string, shown: string): string {
  const value = Number(raw)
  const printed = shown.trim().replace(/^(\d+),(\d+)$/, '$1.$2')
  if (/^\d+(?:\.\d+)?$/.test(printed) && Number(printed) === value) return printed
  const isLiteral = /^[^.,+%E]*$/i.test(printed) && Number.isInteger(value) && value >= 0
  const digits = printed.replace(/\D/g, '')
  if (isLiteral && digits !== '' && Number(digits) === value) return printed
  return numberCellText(raw, { kind: 'plain' })
}

function moneyText(raw: string, code: string): string {
  const currency = readCurrencyCell(code) ?? RUBLE
  return numberCellText(raw, currency === RUBLE ? { kind: 'plain' } : { kind: 'money', currency })
}

/** `PT12H30M00S` */
function timeText(duration: string): string {
  const [, hours = '0', minutes = '0'] = /^PT(\d+)H(\d+)M/.exec(duration) ?? []
  return `${hours.padStart(2, '0').slice(-2)}:${minutes.padStart(2, '0')}`
}
