import 'server-only'
import { env } from '@/lib/env'
import { createGatewayClient, type GatewayClient } from '@/lib/gateway/client'

let client: GatewayClient | undefined

/** The gateway as the server's renderings see it: no visitor, no session. */
export function serverGateway(): GatewayClient {
  return (client ??= createGatewayClient({ origin: env().GATEWAY_URL.replace(/\/+$/, '') }))
}
