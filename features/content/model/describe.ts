import { fitDescription } from '@/lib/parts/vehicle/fit-description'
import { toWords } from './questions'

const HEADINGS = /<(h[1-6]|dt)\b[^>]*>.*?<\/\1>/gs
/** A block without a full stop, as a line of a list. */
const OPEN_END = /([^\s.!?:;…>])\s*(<\/(?:p|li|dd|td|th)>)/g

type Texts = { title: string; preview: string | null; content: string | null }

/** The beginning of a page in whole sentences, for a search engine; the title of an empty page. */
export function describe({ title, preview, content }: Texts): string {
  const html = preview ?? content ?? ''
  return fitDescription(toWords(html.replace(HEADINGS, ' ').replace(OPEN_END, '$1.$2')) || title)
}
