import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

const HEADER_BYTES = 16
/** One reading covers the heads of many small boxes. */
const WINDOW_BYTES = 4096
const ZEROS = Buffer.alloc(64 * 1024)
/** A film of an hour in pieces of a second has half as many, and its head a few dozen. */
const MAX_BOXES = 8_000
const MAX_DEPTH = 8
/** Personal data, which are overwritten. */
const MAX_NOTE_BYTES = 8 * 1024 * 1024
/** Where cameras write the place and the owner: user data, metadata, and vendor boxes. */
const TELLING = ['udta', 'meta', 'uuid']
const HOLDERS = ['moov', 'trak', 'mdia']

export type StrippedVideo = 'stripped' | 'broken' | 'too complex'

type Box = { type: string; size: number; header: number }

function readBox(head: Buffer, left: number): Box | undefined {
  if (head.length < 8) return undefined
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short !== 1) {
    const size = short === 0 ? left : short
    return size >= 8 && size <= left ? { type, size, header: 8 } : undefined
  }
  if (head.length < HEADER_BYTES) return undefined
  const size = Number(head.readBigUInt64BE(8))
  return size >= HEADER_BYTES && size <= left ? { type, size, header: HEADER_BYTES } : undefined
}

/** Heads of boxes at growing places of a file. */
function createHeadReader(file: number) {
  const bytes = Buffer.alloc(WINDOW_BYTES)
  let from = 0
  let length = 0
  return (at: number, end: number): Buffer => {
    const most = Math.min(HEADER_BYTES, end - at)
    if (at + most > from + length) {
      from = at
      length = readSync(file, bytes, 0, WINDOW_BYTES, at)
    }
    return bytes.subarray(at - from, Math.min(at - from + most, length))
  }
}

/** Turns a box into empty space of the same size, so that nothing else moves. */
function blank(file: number, at: number, { size, header }: Box) {
  writeSync(file, 'free', at + 4, 'latin1')
  for (let done = at + header; done < at + size;) {
    done += writeSync(file, ZEROS, 0, Math.min(ZEROS.length, at + size - done), done)
  }
}

/**
 * Removes the place of recording from an MP4 or MOV, in the file itself. Reads the heads of its boxes, not its pictures, each
 * once. A file that is not `stripped` may be changed in part.
 */
export function stripVideoMetadata(path: string): StrippedVideo {
  const file = openSync(path, 'r+')
  try {
    const size = fstatSync(file).size
    const readHead = createHeadReader(file)
    /** Ends of the open boxes. */
    const ends = [size]
    let boxes = 0
    let hasHead = false
    for (let at = 0; at < size;) {
      while (at === ends.at(-1)) ends.pop()
      const end = ends.at(-1) ?? size
      const box = readBox(readHead(at, end), end - at)
      if (!box) return 'broken'
      boxes += 1
      if (boxes > MAX_BOXES) return 'too complex'
      const isTop = ends.length === 1
      hasHead ||= isTop && box.type === 'moov'
      if (TELLING.includes(box.type)) {
        if (box.size > MAX_NOTE_BYTES) return 'too complex'
        blank(file, at, box)
      } else if (HOLDERS.includes(box.type) && (!isTop || box.type === 'moov')) {
        if (ends.length >= MAX_DEPTH) return 'too complex'
        ends.push(at + box.size)
        at += box.header
        continue
      }
      at += box.size
    }
    return hasHead ? 'stripped' : 'broken'
  } finally {
    closeSync(file)
  }
}
