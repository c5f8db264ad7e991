import type { ViewerSource } from '@/gateway/core/ports/viewer-source'

/** No secret belongs to anybody. */
export const NOBODY: ViewerSource = {
  bySession: () => Promise.resolve(undefined),
  byApiToken: () => Promise.resolve(undefined),
}
