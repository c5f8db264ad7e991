import { describe, expect, it } from 'vitest'
import { blocksOf, clientAddress, parseTrustedPeers } from '@/gateway/core/client-address'
import { networkOf } from '@/lib/connections/network-of'

describe('the address of a client', () => {
  it.each([
    ['a direct peer', 'loopback', '203.0.113.5', undefined, '203.0.113.5'],
    ['what a stranger claims', 'loopback', '203.0.113.5', '10.0.0.1', '203.0.113.5'],
    ['what the own proxy says', 'loopback', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['the own proxy over IPv6', 'loopback', '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['the last hop, not an invented first one', 'loopback', '::1', '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    [
      'the hop before a trusted network',
      'loopback, 10.0.0.0/8',
      '127.0.0.1',
      '203.0.113.5, 10.1.2.3',
      '203.0.113.5',
    ],
    ['nobody behind a proxy that is not trusted', 'none', '127.0.0.1', '203.0.113.5', '127.0.0.1'],
    ['the proxy when the rest is no address', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ])('is %s', (_, setting, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, parseTrustedPeers(setting))).toBe(expected)
  })

  it('is not settled by a setting that names no network', () => {
    expect(() => parseTrustedPeers('my-proxy')).toThrow('my-proxy')
  })
})

it.each([
  ['203.0.113.5', ['203.0.113.5', '203.0.113.0/24']],
  ['2001:db8:7:abcd::5', ['2001:db8:7:abcd', '2001:db8:7:ab00/56', '2001:db8:7/48']],
  ['2001:db8::', ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']],
  ['unknown', ['unknown']],
])('counts %s also as the networks around it', (address, expected) => {
  expect(blocksOf(address).map(({ name }) => name)).toEqual(expected)
  expect(blocksOf(address)[0]).toEqual({ name: networkOf(address), share: 1 })
})
