import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { fileKindOf } from './file-kind'

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
const boxed = (major: string, ...others: string[]) => {
  const brands = Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(brands.length + 4)
  return Buffer.concat([size, brands, Buffer.from('mdat')])
}
const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1_048_570),
    Buffer.from(stream, 'utf16le'),
  ])
const packed = (name: string) => zipSync({ '[Content_Types].xml': strToU8('<x/>'), [name]: strToU8('<x/>') })

describe('the kind of a file', () => {
  it.each([
    ['jpeg', () => dot.clone().jpeg().toBuffer()],
    ['png', () => dot.clone().png().toBuffer()],
    ['webp', () => dot.clone().webp().toBuffer()],
    ['avif', () => dot.clone().avif().toBuffer()],
    ['heic', () => boxed('heic', 'mif1', 'heic')],
    ['mp4', () => boxed('isom', 'iso2', 'avc1')],
    ['mov', () => boxed('qt  ')],
    ['webm', () => Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1')],
    ['pdf', () => Buffer.from('%PDF-1.7\n')],
    ['xlsx', () => packed('xl/workbook.xml')],
    ['docx', () => packed('word/document.xml')],
    ['xls', () => ole('Workbook')],
    ['doc', () => ole('WordDocument')],
    ['text', () => Buffer.from('Бренд;Артикул;Цена\nMANN;W 914/2;520\n')],
    ['text', () => Buffer.from('\u{feff}Бренд;Артикул', 'utf16le')],
    ['text', () => Buffer.from([0xc1, 0xf0, 0xe5, 0xed, 0xe4, 0x3b])],
  ] as const)('%s is told by its content', async (kind, make) => {
    expect(await fileKindOf(new Blob([new Uint8Array(await make())]))).toBe(kind)
  })

  it.each([
    ['nothing', ''],
    ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a drawing behind a comment', '\n <!-- x --><svg/>'],
    ['a page', '\u{feff}<!DOCTYPE html><script>alert(1)</script>'],
    ['a page behind a word', 'hello <script>alert(1)</script>'],
    ['a program', 'MZ\0\0\0\0'],
    ['an archive of something else', 'PK\u0003\u0004 a.exe'],
    ['a film of another kind', '\x1aEߣmatroska'],
  ])('%s has none', async (_, text) => {
    expect(await fileKindOf(new Blob([text]))).toBeUndefined()
  })
})
