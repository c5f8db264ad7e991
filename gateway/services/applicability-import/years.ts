/** Years in which a part fits; either end may be open. */
export type Years = { from: number | null; to: number | null }

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g
/** «н.в.», «по настоящее время», «now»: the end is open. */
const OPEN = /н\.? ?в|наст|now|present|>|→/i
const BEFORE = /^\s*(до|по|-|–|—|<|←)/i

function yearsIn(text: string): number[] {
  return [...text.matchAll(YEAR)].map(([year]) => Number(year))
}

/** One end, from a cell such as `2014`, `03.2014` or `н.в.`; undefined for a cell without a year. */
function endOf(text: string): number | null | undefined {
  const found = yearsIn(text)
  if (found.length === 1) return found[0]
  return found.length === 0 && (text.trim() === '' || OPEN.test(text)) ? null : undefined
}

/** Both ends, from a cell such as `2010–2016`, `с 2010`, `до 2014`, `2010 - н.в.`; undefined for any other. */
function spanOf(text: string): Years | undefined {
  const found = yearsIn(text)
  const [from = null, to = null] = found
  if (found.length === 0) return text.trim() === '' ? { from: null, to: null } : undefined
  if (found.length === 2) return { from, to }
  if (found.length > 2) return undefined
  if (BEFORE.test(text)) return { from: null, to: from }
  const isOpen =
    /(^|[^\p{L}])(с|от|from|since)[^\p{L}]/iu.test(` ${text}`) || /[-–—]/.test(text.replace(YEAR, ''))
  return { from, to: isOpen || OPEN.test(text) ? null : from }
}

type Cells = { years: string; from: string; to: string }

/** Whether a cell without a last year means an open end, as «н.в.» and «с 2017» do; an empty one does not. */
export function isEndOpen({ years, to }: Pick<Cells, 'years' | 'to'>): boolean {
  return to.trim() === '' ? years.trim() !== '' && spanOf(years)?.to === null : OPEN.test(to)
}

/** Years of a row, or its error message. */
export function readYears({ years, from, to }: Cells): Years | string {
  const span = spanOf(years)
  if (!span) return `годы «${years.trim()}» не поняты`
  const [first, last] = [endOf(from), endOf(to)]
  if (first === undefined) return `год «${from.trim()}» не понят`
  if (last === undefined) return `год «${to.trim()}» не понят`
  const read = { from: first ?? span.from, to: last ?? span.to }
  return read.from !== null && read.to !== null && read.from > read.to
    ? `годы идут назад: с ${read.from} по ${read.to}`
    : read
}
