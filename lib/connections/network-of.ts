import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The eight numbers of an IPv6 address, with those that its spelling leaves out. */
export function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Math.max(0, GROUPS - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
}

export function writeGroups(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':')
}

/** The key of limits: one line has a whole /64 of IPv6, and its owner may send from any address in it. */
export function networkOf(address: string): string {
  return isIPv6(address) ? writeGroups(groupsOf(address).slice(0, NETWORK_GROUPS)) : address
}
