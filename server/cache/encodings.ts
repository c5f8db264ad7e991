import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** `quick` for a waiting visitor, `best` for an answer that is requested again. */
export type Effort = 'quick' | 'best'

const GZIP_LEVEL = { quick: 4, best: constants.Z_BEST_COMPRESSION } as const
const BROTLI_QUALITY = { quick: 2, best: 9 } as const

/** A window of so many bits sees this many bytes less. */
const WINDOW_GAP = 16

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|ld\+json|xml)|image\/svg)/

export function isCompressible(contentType: string | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '')
}

/** The available encoding that a request prefers. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

/** Off the event loop. The answer references no other memory, so that its counted bytes are exact. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'gzip':
      return exactly(await zip(body, { level: GZIP_LEVEL[effort] }))
    case 'br':
      return exactly(
        await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
            [constants.BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
          },
        }),
      )
    case 'identity':
      return body
  }
}

/**
 * The smallest window that sees the whole body. The default one is 4 MB for a page of 130 kB; V8 counts such memory and collected all
 * garbage for every ten compressions, against every sixteen with a window that fits.
 */
function windowBits(byteLength: number): number {
  const bits = Math.ceil(Math.log2(byteLength + WINDOW_GAP))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** zlib returns a part of its working memory of 16 kB, which stays allocated as long as the part. */
function exactly(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.byteLength) return body
  const own = Buffer.allocUnsafeSlow(body.byteLength)
  body.copy(own)
  return own
}

export async function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'gzip':
      return unzip(body)
    case 'br':
      return unbrotli(body)
    case 'identity':
      return body
  }
}

function accepts(header: string | undefined, name: 'br' | 'gzip'): boolean {
  const entry = (header ?? '').split(',').find((part) => part.trim().split(';', 1)[0]?.trim() === name)
  return entry !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(entry)
}
