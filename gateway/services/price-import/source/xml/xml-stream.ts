import iconv from 'iconv-lite'
import { SaxesParser } from 'saxes'
import { MAX_XML_DEPTH, MAX_XML_NODE_CHARS } from '@/gateway/services/price-import/limits'
import { PriceFileError, asPriceFileError } from '@/gateway/services/price-import/price-file-error'
import { toBuffer, type ByteSource } from '@/gateway/services/price-import/source/byte-source'

export type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const BROKEN = 'Файл повреждён: его разметка обрывается или испорчена'
const TOO_DEEP = 'Файл повреждён: его разметка вложена слишком глубоко'

/**
 * Feeds an XML source to the handlers and gives control back after each chunk, so that rows gathered by the handlers can
 * be handed on before the next chunk is read. Names come without their prefix.
 */
export async function* streamXml(source: ByteSource, handlers: XmlHandlers): AsyncIterable<void> {
  const parser = new SaxesParser({ position: false, xmlns: false as const })
  let sinceTag = 0
  let depth = 0
  parser.on('opentag', (tag) => {
    sinceTag = 0
    depth += 1
    if (depth > MAX_XML_DEPTH) throw new PriceFileError(TOO_DEEP)
    handlers.open?.(localName(tag.name), tag.attributes)
  })
  parser.on('closetag', (tag) => {
    sinceTag = 0
    depth -= 1
    handlers.close?.(localName(tag.name))
  })
  if (handlers.text) {
    parser.on('text', handlers.text)
    parser.on('cdata', handlers.text)
  }
  parser.on('error', (error) => {
    throw new PriceFileError(BROKEN, { cause: error })
  })
  let decoder: iconv.DecoderStream | undefined
  try {
    for await (const chunk of await source.stream()) {
      const bytes = toBuffer(chunk)
      decoder ??= iconv.getDecoder(xmlEncoding(bytes), { stripBOM: true })
      const text = decoder.write(bytes)
      sinceTag += text.length
      parser.write(text)
      if (sinceTag > MAX_XML_NODE_CHARS) throw new PriceFileError(BROKEN)
      yield
    }
    parser.write(decoder?.end() ?? '').close()
  } catch (error) {
    throw asPriceFileError(error, BROKEN)
  }
  yield
}

export async function readXml(source: ByteSource, handlers: XmlHandlers): Promise<void> {
  for await (const _ of streamXml(source, handlers));
}

/** An attribute by its local name: writers differ in the prefix that they give to `r:id`. */
export function attribute(attributes: Record<string, string>, name: string): string | undefined {
  const direct = attributes[name]
  if (direct !== undefined) return direct
  const key = Object.keys(attributes).find((candidate) => candidate.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** A byte order mark outranks what the first line declares: programs that save a file anew leave that line as it was. */
function xmlEncoding(head: Buffer): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const declared = /^[^>]*encoding=["']([\w-]+)["']/.exec(head.subarray(0, 200).toString('latin1'))?.[1]
  return declared && iconv.encodingExists(declared) ? declared : 'utf-8'
}
