import { expect, it } from 'vitest'
import { isLocalHost } from '@/gateway/core/is-local-host'

it.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['laptop.local', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['[::1]', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['192.168.1.20', true],
  ['[fd00::1]', true],
  ['172.32.0.1', false],
  ['203.0.113.5', false],
  ['[2001:db8::1]', false],
  ['shop.example', false],
  ['localhost.shop.example', false],
  ['local.ru', false],
])('%s is on this machine or in its network: %s', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected)
})
