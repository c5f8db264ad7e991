import iconv from 'iconv-lite'
import { toBuffer, type ByteSource } from './byte-source'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type TextEncoding = 'utf-8' | 'windows-1251' | 'utf-16le' | 'utf-16be'

/** One broken letter in a long UTF-8 file does not make it Windows-1251. */
const UTF8_FAULT_TOLERANCE = 50

/** Reads the whole source once: the first Cyrillic letter may stand far below plain ASCII rows. */
export async function detectTextEncoding(source: ByteSource): Promise<TextEncoding> {
  const counter = createUtf8Counter()
  let isFirst = true
  for await (const chunk of await source.stream()) {
    const bytes = toBuffer(chunk)
    if (isFirst) {
      isFirst = false
      const wide = detectWide(bytes)
      if (wide) return wide
    }
    counter.add(bytes)
    if (counter.nulls() > 0) {
      throw new PriceFileError('Это двоичный файл, а не таблица: нужен CSV, XLSX или XLS')
    }
  }
  return counter.verdict()
}

export async function openText(source: ByteSource, encoding: TextEncoding): Promise<AsyncIterable<string>> {
  const stream = await source.stream()
  return decode(stream, encoding)
}

async function* decode(stream: AsyncIterable<unknown>, encoding: TextEncoding): AsyncIterable<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of stream) yield decoder.write(toBuffer(chunk))
  const rest = decoder.end()
  if (rest) yield rest
}

function detectWide(head: Buffer): TextEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 1024)
  let even = 0
  let odd = 0
  sample.forEach((byte, index) => {
    if (byte !== 0) return
    if (index % 2 === 0) even += 1
    else odd += 1
  })
  if (odd > sample.length / 8 && even === 0) return 'utf-16le'
  if (even > sample.length / 8 && odd === 0) return 'utf-16be'
  return undefined
}

function createUtf8Counter() {
  let pending = 0
  let letters = 0
  let faults = 0
  let nulls = 0
  function add(bytes: Buffer): void {
    for (const byte of bytes) {
      if (pending > 0) {
        if ((byte & 0xc0) === 0x80) {
          pending -= 1
          if (pending === 0) letters += 1
          continue
        }
        pending = 0
        faults += 1
      }
      if (byte < 0x80) {
        if (byte === 0) nulls += 1
      } else if (byte >= 0xc2 && byte <= 0xdf) pending = 1
      else if (byte >= 0xe0 && byte <= 0xef) pending = 2
      else if (byte >= 0xf0 && byte <= 0xf4) pending = 3
      else faults += 1
    }
  }
  return {
    add,
    nulls: () => nulls,
    verdict: (): TextEncoding =>
      faults === 0 || letters > faults * UTF8_FAULT_TOLERANCE ? 'utf-8' : 'windows-1251',
  }
}
