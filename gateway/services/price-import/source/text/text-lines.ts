import { MAX_LINE_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

/** Cuts decoded text into lines at LF, CRLF or CR. */
export async function* textLines(chunks: AsyncIterable<string>): AsyncIterable<string[]> {
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    // A CR at the end of a chunk may be the first half of a CRLF.
    const safe = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = text.slice(0, safe).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + text.slice(safe)
    if (rest.length > MAX_LINE_CHARS) throw tooLong()
    if (lines.some((line) => line.length > MAX_LINE_CHARS)) throw tooLong()
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield rest.split(/\r/)
}

function tooLong(): PriceFileError {
  return new PriceFileError('В файле строка длиннее миллиона знаков: это не похоже на прайс-лист')
}
