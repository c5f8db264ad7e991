import { expect, it } from 'vitest'
import { networkOf } from './network-of'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8:0:0001::5', '2001:db8:0:1'],
  ['2001:db8::1:0:0:5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts %s as the network %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})
