import type { Viewer } from '@/gateway/core/viewer'

/** Finds the user of a secret for the HTTP layer. */
export type ViewerSource = {
  /** `renewedForSeconds` is given when the session now lasts longer than its cookie; only when `mayRenew`. */
  bySession: (
    token: string,
    mayRenew: boolean,
  ) => Promise<{ viewer: Viewer; renewedForSeconds?: number } | undefined>
  byApiToken: (token: string) => Promise<Viewer | undefined>
}
