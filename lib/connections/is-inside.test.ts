import { expect, it } from 'vitest'
import { isInside } from './is-inside'

const TOKEN = 'sixteen-letters-or-more'
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

it.each([
  ['this machine', '127.0.0.1', {}, undefined, true],
  ['this machine by IPv6', '::1', {}, undefined, true],
  ['this machine in the other spelling', '::ffff:127.0.0.1', {}, undefined, true],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }, undefined, false],
  ['another machine', '203.0.113.5', {}, undefined, false],
  ['a machine beside it', '10.0.0.2', {}, TOKEN, false],
  ['an empty token where there is none', '10.0.0.2', { authorization: 'Bearer ' }, undefined, false],
  ['another token', '10.0.0.2', { authorization: 'Bearer another' }, TOKEN, false],
  ['the token', '10.0.0.2', { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
  ['the token as a password', '10.0.0.2', { authorization: basic(`owner:${TOKEN}`) }, TOKEN, true],
  ['another password', '10.0.0.2', { authorization: basic('owner:another') }, TOKEN, false],
  ['nobody', undefined, {}, undefined, false],
])('%s', (_, peer, headers: Record<string, string>, token, isShown) => {
  expect(isInside({ peer, header: (name) => headers[name], token })).toBe(isShown)
})
