import type { ViewerSource } from '@/gateway/http/identify'

/** No secret belongs to anybody. */
export const NOBODY: ViewerSource = {
  bySession: () => Promise.resolve(undefined),
  byApiToken: () => Promise.resolve(undefined),
}
