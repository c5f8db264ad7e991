import iconv from 'iconv-lite'
import { toBuffer, type ByteSource } from '@/gateway/services/price-import/source/byte-source'
import { createCyrillicCounter, type CyrillicEncoding } from './cyrillic-encoding'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | CyrillicEncoding

/** The encoding of the text cannot be detected with certainty; the owner may name it. */
export class UnknownEncodingError extends PriceFileError {
  constructor() {
    super(
      'Кодировка файла не узнана. Сохраните его в UTF-8 или назовите её, например --encoding cp866 ' +
        '(бывают ещё windows-1251, windows-1252, koi8-r, maccyrillic, utf-16le)',
    )
  }
}

/** One broken letter in a UTF-8 file does not make it another; in other encodings most letters are broken ones. */
const UTF8_FAULT_TOLERANCE = 5
const WIDE_SAMPLE_BYTES = 4_096
const MIN_WIDE_BYTES = 8

/** Reads the whole source once: the first Cyrillic letter may stand far below plain ASCII rows. */
export async function detectTextEncoding(source: ByteSource): Promise<TextEncoding> {
  const utf8 = createUtf8Counter()
  const cyrillic = createCyrillicCounter()
  let isFirst = true
  for await (const chunk of await source.stream()) {
    const bytes = toBuffer(chunk)
    if (isFirst) {
      isFirst = false
      const wide = detectWide(bytes)
      if (wide) return wide
    }
    utf8.add(bytes)
    cyrillic.add(bytes)
    if (utf8.nulls() > 0) {
      throw new PriceFileError('Это двоичный файл, а не таблица: нужен CSV, XLSX или XLS')
    }
  }
  if (utf8.isLikely()) return 'utf-8'
  const encoding = cyrillic.verdict()
  if (!encoding) throw new UnknownEncodingError()
  return encoding
}

/** The encoding that the owner names. */
export function namedEncoding(name: string): string {
  const isKnown: boolean = iconv.encodingExists(name)
  if (!isKnown) throw new PriceFileError(`Кодировка «${name}» неизвестна`)
  return name
}

export async function openText(source: ByteSource, encoding: string): Promise<AsyncIterable<string>> {
  const stream = await source.stream()
  return decode(stream, encoding)
}

async function* decode(stream: AsyncIterable<unknown>, encoding: string): AsyncIterable<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of stream) yield decoder.write(toBuffer(chunk))
  const rest = decoder.end()
  if (rest) yield rest
}

function detectWide(head: Buffer): TextEncoding | undefined {
  if (head.subarray(0, 4).equals(Buffer.from([0xff, 0xfe, 0, 0]))) return 'utf-32le'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, WIDE_SAMPLE_BYTES)
  if (sample.length < MIN_WIDE_BYTES) return undefined
  const [even, odd] = [highShare(sample, 0), highShare(sample, 1)]
  if (odd > 0.9 && even < 0.5) return 'utf-16le'
  return even > 0.9 && odd < 0.5 ? 'utf-16be' : undefined
}

/** Share of every second byte that is the high half of an ASCII (0) or Cyrillic (4) sign, neither of which is text alone. */
function highShare(sample: Buffer, from: number): number {
  let high = 0
  for (let at = from; at < sample.length; at += 2) if (sample[at] === 0 || sample[at] === 4) high += 1
  return high / Math.floor(sample.length / 2)
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
    isLikely: () => faults === 0 || letters > faults * UTF8_FAULT_TOLERANCE,
  }
}
