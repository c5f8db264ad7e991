import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import { createToken, readToken, revokeToken } from '@/gateway/services/api-tokens/change-token'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as publicApi from '@/lib/gateway/contracts/accounts/public-api'

export function publicApiBindings(deps: ServiceDeps) {
  return [
    bind(publicApi.readApiToken, (_, call) => readToken(deps, requireViewer(call).userId)),
    bind(publicApi.createApiToken, (_, call) => createToken(deps, requireViewer(call).userId)),
    bind(publicApi.revokeApiToken, (_, call) => revokeToken(deps, requireViewer(call).userId)),
  ]
}
