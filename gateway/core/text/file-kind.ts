/** What a shopper's file may be: how it is called here and what it is served as. */
export const FILE_KINDS = {
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  png: { extension: 'png', contentType: 'image/png' },
  webp: { extension: 'webp', contentType: 'image/webp' },
  avif: { extension: 'avif', contentType: 'image/avif' },
  heic: { extension: 'heic', contentType: 'image/heic' },
  mp4: { extension: 'mp4', contentType: 'video/mp4' },
  mov: { extension: 'mov', contentType: 'video/quicktime' },
  webm: { extension: 'webm', contentType: 'video/webm' },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  xlsx: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xls: { extension: 'xls', contentType: 'application/vnd.ms-excel' },
  doc: { extension: 'doc', contentType: 'application/msword' },
  text: { extension: 'txt', contentType: 'text/plain; charset=utf-8' },
} as const

export type FileKind = keyof typeof FILE_KINDS

const HEAD_BYTES = 4096
const ZIP_TAIL_BYTES = 256 * 1024
const SCAN_BYTES = 1024 * 1024

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function startsWith(head: Buffer, bytes: readonly number[]) {
  return bytes.every((byte, at) => head[at] === byte)
}

async function bytesOf(file: Blob, from: number, to?: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, to).arrayBuffer())
}

/**
 * The file's kind by its bytes, not its name; undefined for SVG, HTML and all else that is not listed.
 */
export async function fileKindOf(file: Blob): Promise<FileKind | undefined> {
  const head = await bytesOf(file, 0, HEAD_BYTES)
  if (startsWith(head, JPEG)) return 'jpeg'
  if (startsWith(head, PNG)) return 'png'
  const fourth = head.toString('latin1', 4, 8)
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (fourth === 'ftyp') return boxedKind(head)
  if (startsWith(head, EBML)) return head.subarray(0, 64).includes('webm') ? 'webm' : undefined
  if (head.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  if (startsWith(head, ZIP)) return officeKind(file)
  if (startsWith(head, OLE)) return oldOfficeKind(file)
  return isPlainText(head) ? 'text' : undefined
}

/** The brands of an ISO base media file: the major one, a version, and those it is compatible with. */
function boxedKind(head: Buffer): FileKind {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  const has = (requested: readonly string[]) => brands.some((brand) => requested.includes(brand))
  if (has(['avif', 'avis'])) return 'avif'
  if (has(HEIC_BRANDS)) return 'heic'
  return brands[0] === 'qt  ' ? 'mov' : 'mp4'
}

/** Names stand uncompressed in the directory at the end of a zip. */
async function officeKind(file: Blob): Promise<FileKind | undefined> {
  const tail = await bytesOf(file, Math.max(0, file.size - ZIP_TAIL_BYTES))
  if (tail.includes('xl/workbook.xml')) return 'xlsx'
  return tail.includes('word/document.xml') ? 'docx' : undefined
}

/** Streams of a compound file are named in UTF-16 in its directory, which may stand anywhere. */
async function oldOfficeKind(file: Blob): Promise<FileKind | undefined> {
  const wide = (name: string) => Buffer.from(name, 'utf16le')
  const marks = [
    ['xls', wide('Workbook')],
    ['xls', wide('Book\0')],
    ['doc', wide('WordDocument')],
  ] as const
  const overlap = 64
  for (let from = 0; from < file.size; from += SCAN_BYTES) {
    // One piece at a time is what bounds the memory.
    const piece = await bytesOf(file, from, from + SCAN_BYTES + overlap)
    const found = marks.find(([, mark]) => piece.includes(mark))
    if (found) return found[0]
  }
  return undefined
}

/** Tables and letters, in any alphabet; markup is none, since a browser might run it. */
function isPlainText(head: Buffer): boolean {
  if (head.length === 0) return false
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const text = head.toString(isWide ? 'utf16le' : 'latin1').replace(/^(?:\u{feff}|\u{ef}\u{bb}\u{bf})/u, '')
  if (!isWide && head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))) return false
  return !/^\s*<|<(?:script|html|svg|iframe|body|!doctype)\b/i.test(text)
}
