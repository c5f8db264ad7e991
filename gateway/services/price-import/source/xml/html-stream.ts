import { Parser, type Handler } from 'htmlparser2'
import iconv from 'iconv-lite'
import { MAX_HTML_DEPTH, MAX_XML_NODE_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { readHead, type ByteSource } from '@/gateway/services/price-import/source/byte-source'
import { SNIFF_BYTES } from '@/gateway/services/price-import/source/sniff-content'
import { detectTextEncoding, openText } from '@/gateway/services/price-import/source/text/text-encoding'

export type HtmlHandlers = Required<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>>

/** The encoding that the page declares, unless its bytes prove another. */
export async function htmlEncoding(source: ByteSource): Promise<string> {
  const head = await readHead(source, SNIFF_BYTES)
  const isMarked = (head[0] ?? 0) >= 0xef || head.subarray(0, 64).includes(0)
  const declared = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(head.toString('latin1'))?.[1]
  if (isMarked || declared === undefined || !iconv.encodingExists(declared)) return detectTextEncoding(source)
  return declared
}

/** Feeds a page to the handlers and gives control back after each chunk. */
export async function* streamHtml(
  source: ByteSource,
  encoding: string,
  handlers: HtmlHandlers,
): AsyncIterable<void> {
  let depth = 0
  let sinceEvent = 0
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      sinceEvent = 0
      depth += 1
      if (depth > MAX_HTML_DEPTH)
        throw new PriceFileError('Файл повреждён: его разметка вложена слишком глубоко')
      handlers.onopentag(name, attributes, isImplied)
    },
    ontext: (text) => {
      sinceEvent = 0
      handlers.ontext(text)
    },
    onclosetag: (name, isImplied) => {
      sinceEvent = 0
      depth -= 1
      handlers.onclosetag(name, isImplied)
    },
  })
  for await (const text of await openText(source, encoding)) {
    sinceEvent += text.length
    parser.write(text)
    if (sinceEvent > MAX_XML_NODE_CHARS)
      throw new PriceFileError('Файл повреждён: его разметка обрывается или испорчена')
    yield
  }
  parser.end()
  yield
}
