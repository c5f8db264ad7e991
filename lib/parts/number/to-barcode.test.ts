import { expect, it } from 'vitest'
import { toBarcode } from './to-barcode'

it.each([
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['036000291452', '0036000291452'],
  ['96385074', '96385074'],
  ['14006381333938', '14006381333938'],
  ['4006381333932', undefined],
  ['4,00638E+12', undefined],
  ['W712/95', undefined],
  ['12345', undefined],
  ['', undefined],
])('%s is %s', (text, barcode) => {
  expect(toBarcode(text)).toBe(barcode)
})
