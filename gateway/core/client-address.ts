import { BlockList, isIP, isIPv6 } from 'node:net'
import { groupsOf, networkOf, writeGroups } from '@/lib/connections/network-of'

const LOOPBACK = ['127.0.0.0/8', '::1/128']
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Proxies that are trusted about the client's address. */
export type TrustedPeers = (address: string) => boolean

function plain(address: string) {
  return MAPPED_V4.exec(address)?.[1] ?? address
}

/** `none`, `loopback`, or a comma list of addresses and networks; throws on what is neither. */
export function parseTrustedPeers(setting: string): TrustedPeers {
  const list = new BlockList()
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== 'none')
    .flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]))
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/')
    if (isIP(network) === 0) throw new Error(`нужны адреса или сети через запятую, а не «${entry}»`)
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(prefix), family)
  }
  return (address) => {
    const known = plain(address)
    return isIP(known) !== 0 && list.check(known, isIPv6(known) ? 'ipv6' : 'ipv4')
  }
}

const SITE_GROUPS = 3
const LINE_BITS = 0xff_00

/** A network; its limit is that of one address, `share` times. */
export type NetworkBlock = { name: string; share: number }

const LINE_SHARE = 4
const BLOCK_SHARE = 16

/** The networks around an address: the tenant of a /48 of IPv6 has 65,536 lines, of a /24 of IPv4 256 addresses. */
export function blocksOf(address: string): NetworkBlock[] {
  const own = { name: networkOf(address), share: 1 }
  if (!isIPv6(address)) {
    return isIP(address) === 0
      ? [own]
      : [own, { name: `${address.slice(0, address.lastIndexOf('.'))}.0/24`, share: BLOCK_SHARE }]
  }
  const site = groupsOf(address).slice(0, SITE_GROUPS)
  const line = (groupsOf(address)[SITE_GROUPS] ?? 0) & LINE_BITS
  return [
    own,
    { name: `${writeGroups([...site, line])}/56`, share: LINE_SHARE },
    { name: `${writeGroups(site)}/48`, share: BLOCK_SHARE },
  ]
}

/** The nearest address on the way that is not a trusted proxy's. */
export function clientAddress(peer: string, forwardedFor: string | undefined, isTrusted: TrustedPeers) {
  const way = [...(forwardedFor ?? '').split(',').map((entry) => plain(entry.trim())), plain(peer)]
  while (way.length > 1 && isTrusted(way.at(-1) ?? '') && isIP(way.at(-2) ?? '') !== 0) way.pop()
  return way.at(-1) ?? peer
}
