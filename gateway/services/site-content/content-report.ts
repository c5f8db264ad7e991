import type { Changes } from '@/gateway/services/site-content/compare-rows'
import type { ContentProblem } from '@/gateway/services/site-content/content-error'

/** The changes that a load made, or would make, and its warnings. */
export type ContentReport = { parts: PartReport[]; warnings: ContentProblem[] }

/** What became of one part of the content: keys of what was touched. */
export type PartReport = {
  part: string
  added: string[]
  changed: string[]
  removed: string[]
  stored: number
}

export function reportOf<New, Old>(
  part: string,
  { added, changed, removed, stored }: Changes<New, Old>,
  keyOf: (row: New | Old) => string,
): PartReport {
  return {
    part,
    added: added.map(keyOf),
    changed: changed.map(({ row }) => keyOf(row)),
    removed: removed.map(keyOf),
    stored,
  }
}
