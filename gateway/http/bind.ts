import type { Client } from '@/gateway/core/client'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { Logger } from '@/gateway/core/logger'
import type { Viewer } from '@/gateway/core/viewer'
import type { Operation, ParsedRequestOf, WireResponseOf } from '@/lib/gateway/operation'

export type Call = {
  context: GatewayContext
  requestId: string
  log: Logger
  client: Client
  /** Undefined for a guest, and always on calls with the same answer for every viewer. */
  viewer: Viewer | undefined
}

type Answer<Op> = WireResponseOf<Op> | Response

/** One operation with the code that answers it; `Name` lets the compiler see which ones are bound. */
export type Binding<Name extends string = string> = {
  operation: Operation & { readonly name: Name }
  handle: (request: unknown, call: Call) => unknown
}

/**
 * Ties a handler to an operation. The handler gets the request as the contract parsed it; what it returns is sent as JSON,
 * unless it is a Response.
 */
export function bind<Op extends Operation>(
  operation: Op,
  handle: (request: ParsedRequestOf<Op>, call: Call) => Answer<Op> | Promise<Answer<Op>>,
): Binding<Op['name']> {
  // The dispatcher passes only what this operation's own schemas produced.
  return { operation, handle: (request, call) => handle(request as ParsedRequestOf<Op>, call) }
}
