import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import type { Reference } from '@/gateway/services/site-content/references'

/** Findings of reading a folder. */
export type Findings = {
  /** Any of them stops the load. */
  problems: ContentProblem[]
  /** Problems that do not stop the load. */
  warnings: ContentProblem[]
  /** What has to be there, in the folder or in the shop. */
  references: Reference[]
}

export function noFindings(): Findings {
  return { problems: [], warnings: [], references: [] }
}
