import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that lead to this machine, its neighbours or nowhere (IANA's special-purpose registries). */
const RESERVED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const reserved = new BlockList()
for (const entry of RESERVED) {
  const [network = '', prefix] = entry.split('/')
  reserved.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')
}

/** Whether an IP address is one of the public network; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const plain = MAPPED_V4.exec(address)?.[1] ?? address
  if (isIP(plain) === 0) return false
  return !reserved.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') && !/^::ffff:/i.test(plain)
}
