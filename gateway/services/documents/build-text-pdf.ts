import {
  finishPdfPage,
  openPdfPage,
  type Text,
  writeHeading,
  writeTexts,
} from '@/gateway/services/documents/pdf-page'

const BLOCK = /<(h[2-4]|p|li|tr)>(.*?)<\/\1>/gs
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

/** A text of the shop as an A4 document: headings, paragraphs and points. `html` is what Markdown makes. */
export function buildTextPdf(title: string, html: string): Promise<Buffer<ArrayBuffer>> {
  const paper = openPdfPage(title)
  writeHeading(paper, title)
  writeTexts(
    paper,
    [...html.matchAll(BLOCK)].flatMap(([, tag = 'p', inner = '']) => toText(tag, inner)),
  )
  return finishPdfPage(paper)
}

function toText(tag: string, inner: string): Text[] {
  const words = inner
    .replace(/<\/t[dh]>\s*<t[dh]>/g, ' — ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return []
  if (tag.startsWith('h')) return [{ text: words, isBold: true, isApart: true }]
  return [{ text: tag === 'li' ? `•\u00a0${words}` : words, isApart: tag === 'p' }]
}
