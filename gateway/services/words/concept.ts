import type { Reading } from '@/gateway/services/words/lexicon'
import type { SizeFamily } from '@/gateway/services/words/sizes/families'

/** One thing that a query names; without readings nothing in the shop has that name. */
export type Concept = {
  /** As it was typed. */
  text: string
  /** As it was read, when that differs. */
  correctedTo?: string
  kind: 'word' | 'number' | 'size' | 'amount'
  readings: readonly Reading[]
  /** Of a size: what may stand for it, and the lexeme that is compared with. */
  family?: SizeFamily
  requested?: string
  /** How titles print it, where its lexeme says less. */
  printed?: string
}
