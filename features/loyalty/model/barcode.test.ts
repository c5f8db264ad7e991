import { expect, it } from 'vitest'
import { BARCODE_HEIGHT, BARCODE_STROKE, barsPath, INPUT_REQUIRED, toBarcode } from './barcode'

it('has the measures and the words of the club', () => {
  expect([BARCODE_STROKE, BARCODE_HEIGHT, INPUT_REQUIRED]).toEqual([3, 90, 'Input Required'])
})

it.each([
  // As an independent encoder writes them.
  [
    '4003994155486',
    '10100011010100111011110100010110010111001110101010110011010011101001110101110010010001010000101',
  ],
  [
    '770012345678',
    '11010011100111101110101101100110010110011100100010110001110001011011000010100100110000101100011101011',
  ],
  ['AR-77', '110100100001010001100011000101110100110111001110110111011101101110100110100001100011101011'],
])('%s is written in bars', (number, modules) => {
  expect(toBarcode(` ${number} `)).toEqual({ text: number, modules })
})

it('is Code 128 when the last digit is not that of an EAN-13', () => {
  expect(toBarcode('4003994155487')?.modules).not.toHaveLength(95)
  expect(toBarcode('4003994155486')?.modules).toHaveLength(95)
})

it.each(['', '   ', 'карта'])('is nothing for %j', (number) => {
  expect(toBarcode(number)).toBeUndefined()
})

it('draws every bar once', () => {
  expect(barsPath('1011', 90)).toBe('M0 0h1v90h-1zM2 0h2v90h-2z')
})
