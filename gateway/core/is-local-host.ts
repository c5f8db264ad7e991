import { BlockList, isIP, isIPv6 } from 'node:net'

const LOCAL_NETWORKS = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7']
const LOCAL_NAME = /^(?:.+\.)?(?:localhost|local|internal|test)$/i

const networks = new BlockList()
for (const entry of LOCAL_NETWORKS) {
  const [network = '', prefix] = entry.split('/')
  networks.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')
}

/** Whether a host of an address is this machine or its own network, so that no visitor from outside reaches it. */
export function isLocalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) === 0) return LOCAL_NAME.test(host)
  return networks.check(host, isIPv6(host) ? 'ipv6' : 'ipv4')
}
