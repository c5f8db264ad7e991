import { errorCorrection } from '@/gateway/services/documents/qr/error-correction'
import { chooseMask } from '@/gateway/services/documents/qr/choose-mask'
import { createMatrix, type Matrix } from '@/gateway/services/documents/qr/matrix'

/** Codewords of error correction a block and blocks, by version from 1 to 40, at level M: 15 % may be unreadable. */
const CORRECTION = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
]
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
]
const MAX_VERSION = 40
const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

/** The squares of a QR code (ISO/IEC 18004) of these bytes, true where dark, without the quiet zone. */
export function qrCode(bytes: Uint8Array): Matrix {
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    const { words, correction, blocks } = capacityOf(version)
    const room = words - correction * blocks
    const lengthBits = version < 10 ? 8 : 16
    if (4 + lengthBits + bytes.length * 8 > room * 8) continue
    const data = toCodewords(bytes, lengthBits, room)
    return chooseMask(createMatrix(version, interleave(data, { words, correction, blocks })))
  }
  throw new RangeError(`too long for a QR code: ${bytes.length} bytes`)
}

type Capacity = { words: number; correction: number; blocks: number }

function capacityOf(version: number): Capacity {
  return {
    words: Math.floor(rawBits(version) / 8),
    correction: CORRECTION[version - 1] ?? 0,
    blocks: BLOCKS[version - 1] ?? 1,
  }
}

/** Squares that carry data: all without the finders, the timing, the alignment and the words about format and version. */
function rawBits(version: number): number {
  const bits = (16 * version + 128) * version + 64
  if (version === 1) return bits
  const alignments = Math.floor(version / 7) + 2
  return bits - (25 * alignments - 10) * alignments + 55 - (version < 7 ? 0 : 36)
}

function toCodewords(bytes: Uint8Array, lengthBits: number, room: number): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >>> at) & 1)
  }
  push(BYTE_MODE, 4)
  push(bytes.length, lengthBits)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  push(0, -bits.length & 7)
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => (word << 1) | bit, 0),
  )
  for (let at = 0; words.length < room; at += 1) words.push(PADDING[at % 2] ?? 0)
  return words
}

/** Splits the data into blocks, the longer ones last, and takes one codeword of each in turn, first data, then correction. */
function interleave(data: readonly number[], { words, correction, blocks }: Capacity): number[] {
  const longer = words % blocks
  const shortLength = Math.floor(words / blocks) - correction
  const parts: { data: number[]; correction: number[] }[] = []
  let from = 0
  for (let at = 0; at < blocks; at += 1) {
    const length = shortLength + (at < blocks - longer ? 0 : 1)
    const part = data.slice(from, from + length)
    parts.push({ data: part, correction: errorCorrection(part, correction) })
    from += length
  }
  const turns = (pick: (part: (typeof parts)[number]) => readonly number[], length: number) =>
    Array.from({ length }, (_, turn) => parts.flatMap((part) => pick(part)[turn] ?? [])).flat()
  return [...turns((part) => part.data, shortLength + 1), ...turns((part) => part.correction, correction)]
}
