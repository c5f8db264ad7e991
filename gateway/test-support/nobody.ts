import type { ViewerSource } from '@/gateway/core/viewer-source'

/** No secret belongs to anybody. */
export const NOBODY: ViewerSource = {
  bySession: () => Promise.resolve(undefined),
  byApiToken: () => Promise.resolve(undefined),
}
