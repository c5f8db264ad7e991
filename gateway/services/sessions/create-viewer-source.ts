import type { ViewerSource } from '@/gateway/core/ports/viewer-source'
import { findTokenOwner } from '@/gateway/services/sessions/find-token-owner'
import type { CoreDeps } from '@/gateway/core/deps'
import { findSession } from '@/gateway/services/sessions/find-session'

export function createViewerSource(deps: Pick<CoreDeps, 'db' | 'now'>): ViewerSource {
  return {
    bySession: (token, mayRenew) => findSession(deps, token, mayRenew),
    byApiToken: (token) => findTokenOwner(deps, token),
  }
}
