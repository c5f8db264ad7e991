import { toWords } from './questions'

const MAX_DESCRIPTION = 200

type Texts = { preview: string | null; content: string | null }

/** The beginning of a page in plain words, for a search engine; undefined for an empty page. */
export function describe({ preview, content }: Texts): string | undefined {
  const words = toWords(preview ?? content ?? '')
  if (words.length <= MAX_DESCRIPTION) return words || undefined
  const cut = words.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,.:;—–-]+$/, '')}…`
}
