import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that nobody reaches the shop from but a proxy beside it. */
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
const GROUPS_OF_A_LINE = 4

export function isInner(address: string): boolean {
  return isIP(address) !== 0 && INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(MAPPED_V4, '')
}

/** One line of IPv6 holds a whole /64. */
export function networkOf(address: string): string {
  return isIPv6(address) ? address.split(':', GROUPS_OF_A_LINE).join(':') : address
}

/** The network that a request comes from; a proxy beside the shop is believed about whom it stands for. */
export function networkOfPeer({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = plainAddress(socket.remoteAddress)
  const forwarded = [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
  return networkOf(forwarded && isInner(peer) ? plainAddress(forwarded) : peer)
}
