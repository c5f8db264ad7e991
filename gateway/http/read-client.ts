import { getConnInfo } from '@hono/node-server/conninfo'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { Client } from '@/gateway/core/client'
import { readDeviceToken } from '@/gateway/http/session-cookies'
import { clientAddress, type TrustedPeers } from '@/gateway/core/client-address'
import { stripHiddenSigns } from '@/gateway/core/text/hidden-signs'
import { networkOf } from '@/lib/connections/network-of'

const IN_PROCESS = '127.0.0.1'
const MAX_DEVICE_LENGTH = 300

export type ClientOptions = {
  isTrustedPeer: TrustedPeers
  /** The shop's public address, when it is configured. */
  siteUrl?: string | undefined
}

export function peerOf(context: GatewayContext) {
  // Without a server around the app there is no socket.
  const hasSocket = typeof context.env === 'object' && context.env !== null && 'incoming' in context.env
  return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? IN_PROCESS
}

/** Reads the headers of proxies only when the peer is trusted. */
export function readClient(context: GatewayContext, { isTrustedPeer, siteUrl }: ClientOptions): Client {
  const { req } = context
  const peer = peerOf(context)
  const isProxied = isTrustedPeer(peer)
  const forwarded = (name: string) => (isProxied ? req.header(name)?.split(',')[0]?.trim() : undefined)
  const address = clientAddress(peer, req.header('x-forwarded-for'), isTrustedPeer)
  return {
    address,
    network: networkOf(address),
    device: stripHiddenSigns(req.header('user-agent') ?? '').slice(0, MAX_DEVICE_LENGTH) || null,
    deviceToken: readDeviceToken(context),
    isSecure: forwarded('x-forwarded-proto') === 'https' || (siteUrl?.startsWith('https:') ?? false),
    host: forwarded('x-forwarded-host') ?? req.header('host') ?? new URL(req.url).host,
  }
}
