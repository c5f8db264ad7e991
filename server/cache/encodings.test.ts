import { expect, test } from 'vitest'
import { decode, encode } from './encodings'

test.each(['gzip', 'br'] as const)(
  'what is compressed with %s holds no memory but its own',
  async (encoding) => {
    const body = Buffer.from(Array.from({ length: 3000 }, (_, at) => `Деталь ${at}`).join(', '))
    const packed = await encode(body, encoding, 'quick')
    expect(packed.byteLength).toBeLessThan(body.byteLength / 2)
    expect(packed.buffer.byteLength).toBe(packed.byteLength)
    expect(await decode(packed, encoding)).toEqual(body)
  },
)

/** Bits of the window that a Brotli stream announces in front, see RFC 7932, section 9.1. */
function windowBitsOf(packed: Buffer): number {
  const first = packed.readUInt8(0)
  if ((first & 1) === 0) return 16
  const middle = (first >> 1) & 7
  if (middle > 0) return 17 + middle
  const last = (first >> 4) & 7
  return last === 0 ? 17 : 8 + last
}

test.each([
  [900, 10],
  [30_000, 15],
  [130_000, 17],
  [5_000_000, 22],
])('a body of %i bytes is compressed with a window of %i bits', async (byteLength, bits) => {
  const body = Buffer.alloc(byteLength, 'Деталь ')
  const packed = await encode(body, 'br', 'quick')
  expect(windowBitsOf(packed)).toBe(bits)
  expect(body.equals(await decode(packed, 'br'))).toBe(true)
})
