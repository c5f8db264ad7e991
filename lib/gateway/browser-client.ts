import { createGatewayClient, type CallOptions } from '@/lib/gateway/client'
import type { Operation, RequestOf, ResponseOf } from '@/lib/gateway/operation'

/** A file that the gateway sent, with the name that it is to be saved under. */
export type GatewayFile = { blob: Blob; name: string }

export type BrowserAnswer<Op extends Operation> = ResponseOf<Op> extends Blob ? GatewayFile : ResponseOf<Op>

export type BrowserCallOptions = CallOptions & {
  /** The caller shows failures itself: notifications are not taken out of its hands. */
  handlesErrors?: boolean
}

export type BrowserGateway = {
  /** undefined: no answer, and what there was to say has been said (a notification, a newer version of the shop). */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: BrowserCallOptions,
  ): Promise<BrowserAnswer<Op> | undefined>
}

let client: BrowserGateway | undefined

/** The gateway as the page sees it, on the shop's own origin. Import it on demand: it brings ky and the contracts. */
export function browserGateway(): BrowserGateway {
  return (client ??= createGatewayClient({ origin: window.location.origin }) as BrowserGateway)
}
