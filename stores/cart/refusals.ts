import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import type { CartRefusal } from './cart-events'
import type { LineResult } from './cart-line'

/** Failures that other code shows to the shopper, or that are none. */
const TOLD_ELSEWHERE: ReadonlySet<GatewayErrorKind> = new Set([
  'unauthorized',
  'protection',
  'outdated',
  'aborted',
])

/** Failures whose message does not help a shopper. */
const WORDLESS: ReadonlySet<GatewayErrorKind> = new Set(['network', 'timeout', 'contract', 'server'])

/** Why lines were refused: the first violation of each. */
export function refusedLines(results: readonly LineResult[]): CartRefusal[] {
  return results
    .filter(({ status }) => status !== 'ok')
    .map(({ violations: [first] }) => ({ code: first?.code ?? null, message: first?.message || null }))
}

/** Why a whole write failed; nothing when the shopper has seen a message already. */
export function refusedWrite(error: unknown): CartRefusal[] {
  if (!isGatewayError(error)) return [{ code: null, message: null }]
  if (TOLD_ELSEWHERE.has(error.kind)) return []
  return [{ code: null, message: WORDLESS.has(error.kind) ? null : error.message }]
}
