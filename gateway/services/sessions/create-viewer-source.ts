import type { ViewerSource } from '@/gateway/http/identify'
import { findTokenOwner } from '@/gateway/services/sessions/find-token-owner'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findSession } from '@/gateway/services/sessions/find-session'

export function createViewerSource(deps: Pick<ServiceDeps, 'db' | 'now'>): ViewerSource {
  return {
    bySession: (token, mayRenew) => findSession(deps, token, mayRenew),
    byApiToken: (token) => findTokenOwner(deps, token),
  }
}
