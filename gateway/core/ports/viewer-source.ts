import type { Viewer } from '@/gateway/core/viewer'

/** How the HTTP layer learns whom a secret belongs to. */
export type ViewerSource = {
  /** `renewedForSeconds` is given when the session lives longer now than its cookie knows; it may only when `mayRenew`. */
  bySession: (
    token: string,
    mayRenew: boolean,
  ) => Promise<{ viewer: Viewer; renewedForSeconds?: number } | undefined>
  byApiToken: (token: string) => Promise<Viewer | undefined>
}
