import { createGatewayClient, type GatewayClient } from '@/lib/gateway/client'

let client: GatewayClient | undefined

/** The gateway as the page sees it, on the shop's own origin. Import it on demand: it brings ky and the contracts. */
export function browserGateway(): GatewayClient {
  return (client ??= createGatewayClient({ origin: window.location.origin }))
}
