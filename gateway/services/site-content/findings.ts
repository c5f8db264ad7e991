import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import type { Reference } from '@/gateway/services/site-content/references'

/** What comes to light while a folder is read. */
export type Findings = {
  /** Any of them stops the load. */
  problems: ContentProblem[]
  /** What is loaded all the same. */
  warnings: ContentProblem[]
  /** What has to be there, in the folder or in the shop. */
  references: Reference[]
}

export function noFindings(): Findings {
  return { problems: [], warnings: [], references: [] }
}
