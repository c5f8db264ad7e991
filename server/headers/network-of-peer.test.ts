import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { networkOfPeer } from './network-of-peer'

it.each([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.2', '198.51.100.9, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['2001:db8::1', undefined, '2001:db8:0:0'],
  ['2001:db8::2', undefined, '2001:db8:0:0'],
  ['fd00::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['127.0.0.1', 'x'.repeat(15_000), '127.0.0.1'],
  ['10.0.0.2', '198.51.100.1, unknown', '10.0.0.2'],
  [undefined, undefined, ''],
])('%s, which says %s, counts as %s', (remoteAddress, forwarded, network) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
  expect(networkOfPeer(request as unknown as IncomingMessage)).toBe(network)
})
