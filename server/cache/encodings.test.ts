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
