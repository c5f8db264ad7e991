import { QUICK_LINES } from '@/gateway/demo/originals/data/catalog-lines'
import { parseLines } from '@/gateway/demo/parse-lines'

const LINES = parseLines(QUICK_LINES)

export const QUICK_GROUPS = LINES.map(([code = '', title = ''], at) => ({ code, title, sequence: at + 1 }))

/** Quick group that gathers a kind of goods. */
export const QUICK_OF_FAMILY: ReadonlyMap<string, string> = new Map(
  LINES.flatMap(([code = '', , families = '']) =>
    families.split(' ').map((family) => [family, code] as const),
  ),
)
