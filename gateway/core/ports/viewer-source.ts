import type { Viewer } from '@/gateway/core/viewer'

/** How the HTTP layer learns whom a secret belongs to. */
export type ViewerSource = {
  /** `renewedForSeconds` is given when the session now lasts longer than its cookie; only when `mayRenew`. */
  bySession: (
    token: string,
    mayRenew: boolean,
  ) => Promise<{ viewer: Viewer; renewedForSeconds?: number } | undefined>
  byApiToken: (token: string) => Promise<Viewer | undefined>
}
