import type { ViewerSource } from '@/gateway/core/ports/viewer-source'

/** A provider that knows no user by any secret. */
export const NO_VIEWERS: ViewerSource = {
  bySession: () => Promise.resolve(undefined),
  byApiToken: () => Promise.resolve(undefined),
}
