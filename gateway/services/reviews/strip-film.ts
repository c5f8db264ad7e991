const HEADER_BYTES = 16
const MAX_HEAD_BYTES = 32 * 1024 * 1024
const MAX_NOTE_BYTES = 8 * 1024 * 1024
const MAX_BOXES = 10_000
/** Where cameras write the place and the owner: user data, metadata, and boxes of anybody's own. */
const TELLING = ['udta', 'meta', 'uuid']
const HOLDERS = ['moov', 'trak', 'mdia']

type Box = { type: string; at: number; size: number; header: number }

function readBox(head: DataView, at: number, left: number): Box | undefined {
  if (head.byteLength < 8) return undefined
  const type = String.fromCodePoint(...[4, 5, 6, 7].map((offset) => head.getUint8(offset)))
  const short = head.getUint32(0)
  if (short !== 1) {
    const size = short === 0 ? left : short
    return size >= 8 && size <= left ? { type, at, size, header: 8 } : undefined
  }
  if (head.byteLength < HEADER_BYTES) return undefined
  const size = Number(head.getBigUint64(8))
  return size >= HEADER_BYTES && size <= left ? { type, at, size, header: HEADER_BYTES } : undefined
}

async function topBoxes(film: Blob): Promise<Box[] | undefined> {
  const boxes: Box[] = []
  for (let at = 0; at < film.size && boxes.length < MAX_BOXES;) {
    // oxlint-disable-next-line no-await-in-loop -- where a box ends is known when its head was read
    const head = new DataView(await film.slice(at, at + HEADER_BYTES).arrayBuffer())
    const box = readBox(head, at, film.size - at)
    if (!box) return undefined
    boxes.push(box)
    at += box.size
  }
  return boxes
}

/** Turns what tells of a person into empty space of the same size, so that nothing else moves. */
function blankInside(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = from; at < to;) {
    const head = new DataView(bytes.buffer, bytes.byteOffset + at, Math.min(HEADER_BYTES, to - at))
    const box = readBox(head, at, to - at)
    if (!box) return false
    const inner = at + box.header
    if (TELLING.includes(box.type)) {
      view.setUint32(at + 4, FREE)
      bytes.fill(0, inner, at + box.size)
    } else if (HOLDERS.includes(box.type) && !blankInside(bytes, inner, at + box.size)) return false
    at += box.size
  }
  return true
}

/** `free` as a number. */
const FREE = 0x66726565

/** An MP4 or MOV without the place where it was taken; undefined when it is no whole film. Reads its head, not its pictures. */
export async function stripFilm(film: Blob): Promise<Blob | undefined> {
  const boxes = await topBoxes(film)
  if (!boxes?.some(({ type }) => type === 'moov')) return undefined
  const parts: Blob[] = []
  for (const box of boxes) {
    const piece = film.slice(box.at, box.at + box.size)
    if (box.type !== 'moov' && !TELLING.includes(box.type)) {
      parts.push(piece)
      continue
    }
    if (box.size > (box.type === 'moov' ? MAX_HEAD_BYTES : MAX_NOTE_BYTES)) return undefined
    // oxlint-disable-next-line no-await-in-loop -- a film has one head
    const bytes = new Uint8Array(await piece.arrayBuffer())
    if (!blankInside(bytes, 0, bytes.length)) return undefined
    parts.push(new Blob([bytes]))
  }
  return new Blob(parts)
}
