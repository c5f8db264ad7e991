import { browserGateway } from '@/lib/gateway/browser-client'
import { saveMarkupRule, tryMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'

/** All offers of a large shop are priced, and its listings built anew. */
const WE_WAIT = { handlesErrors: true, timeoutMs: 60_000 } as const

export function tryRule(body: RequestOf<typeof tryMarkupRule>['body']) {
  return browserGateway().call(tryMarkupRule, { body }, WE_WAIT).then(requireResponse)
}

export function saveRule(body: RequestOf<typeof saveMarkupRule>['body']) {
  return browserGateway().call(saveMarkupRule, { body }, WE_WAIT).then(requireResponse)
}
