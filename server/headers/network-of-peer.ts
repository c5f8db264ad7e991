import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { networkOf } from '../../lib/connections/network-of.ts'

/** Networks from which only a proxy beside the shop reaches it. */
const INNER = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INNER.addSubnet(network, prefix, 'ipv4')
INNER.addSubnet('fc00::', 7, 'ipv6')
INNER.addAddress('::1', 'ipv6')

const MAPPED_V4 = /^::ffff:(?=\d+\.)/i

export function isInner(address: string): boolean {
  return isIP(address) !== 0 && INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(MAPPED_V4, '')
}

/** The network of a request; a trusted proxy beside the shop names the visitor's. */
export function networkOfPeer({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = plainAddress(socket.remoteAddress)
  if (!isInner(peer)) return networkOf(peer)
  const forwarded = plainAddress([headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim())
  return networkOf(isIP(forwarded) === 0 ? peer : forwarded)
}
