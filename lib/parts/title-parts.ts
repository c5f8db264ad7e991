import { keepMeasures } from '@/lib/text/keep-measures'
import { NBSP, TITLE_MARK } from './marked-title'

/** The name of a part, and what distinguishes it from others of its kind: its car, its size. */
export type TitleParts = { name: string; detail: string }

/** The first that is found begins the detail; sizes stand before plain measures, which model names hold too. */
const BEGINNINGS = [
  / для (?=[A-ZА-ЯЁ])/,
  / \d{3}\/\d{2,3} ?Z?R\d{2}/,
  / \d{1,2}(?:[.,]\d)?[xх×]\d{2}(?= |$)/,
  / \d{1,2}W-?\d{2}(?= |$)/i,
  / \d{2,3} А·ч/,
  / (?:H\d{1,2}|HB\d|D\d[SR]|P21W|PY21W|P21\/5W|W5W|C5W|W16W|R5W|T4W)(?= |,|$)/,
  / [MМ]\d{1,2}[×x]\d/,
  / \d[\d.,]*[ \u00a0](?:[мк]?[лгм]|т|предмет\p{L}*)(?![\p{L}\d])/u,
] as const

/** «Колодки тормозные передние» and «для Kia Rio III»; a title that names neither car nor size has no detail. */
export function titleParts(title: string): TitleParts {
  for (const beginning of BEGINNINGS) {
    const at = title.search(beginning)
    if (at > 0) return { name: title.slice(0, at), detail: title.slice(at + 1) }
  }
  return { name: title, detail: '' }
}

const MAX_UNBROKEN = 24
const UNBROKEN = /[^\s,()]*[^\s,()-]-[^\s,()]+(?: [IVX]+(?![\p{L}\d]))?|\p{Lu}[^\s,()]* [IVX]+(?![\p{L}\d])/gu

/** Cuts a text at what no line may break inside of: «C-Max», «5W-30», «Rio III». Odd pieces are those. */
export function unbrokenPieces(text: string): string[] {
  const pieces = ['']
  let from = 0
  for (const { 0: word, index } of text.matchAll(UNBROKEN)) {
    if (word.length > MAX_UNBROKEN) continue
    pieces[pieces.length - 1] += text.slice(from, index)
    pieces.push(word, '')
    from = index + word.length
  }
  pieces[pieces.length - 1] += text.slice(from)
  return pieces
}

/** What three lines of the narrowest card hold. */
const MAX_PLAIN_NAME = 54
const HYPHENATED = /[^\s,()-]-[^\s,()]/

/** A title with what `MarkedTitle` draws it by: text that is laid out when it is marked needs no rules of layout in the browser. */
export function markTitle(title: string): string {
  const { name, detail } = titleParts(title)
  // A line does not break in its first word.
  const [first = ''] = detail.split(' ')
  const isPlain =
    name.length <= MAX_PLAIN_NAME && !HYPHENATED.test(name) && !HYPHENATED.test(detail.slice(first.length))
  return isPlain
    ? [name, detail].filter(Boolean).map(joinUnbroken).map(keepMeasures).join('\n')
    : markCutTitle(title)
}

/** As above, its name always cut by its lines. */
export function markCutTitle(title: string): string {
  const { name, detail } = titleParts(title)
  const parts = [name, detail].filter(Boolean)
  return TITLE_MARK + parts.map((part) => unbrokenPieces(keepMeasures(part)).join(TITLE_MARK)).join('\n')
}

function joinUnbroken(text: string): string {
  return text.replaceAll(UNBROKEN, (word) => word.replaceAll(' ', NBSP))
}
