import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { toldOnward } from './told-onward'

const SAID: IncomingHttpHeaders = {
  forwarded: 'host=elsewhere.example;proto=https',
  'x-forwarded-for': '203.0.113.5',
  'x-forwarded-host': 'elsewhere.example',
  'x-forwarded-port': '99',
  'x-forwarded-prefix': '/elsewhere',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.5',
}

function asked(remoteAddress: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return toldOnward({ socket, headers: { ...SAID, host: 'shop.example', accept: 'text/html' } })
}

it.each(['198.51.100.7', '2001:db8::7', '::ffff:198.51.100.7'])(
  'a stranger at %s is not believed about the host and the scheme, and stays on the way of addresses',
  (address) => {
    expect(asked(address)).toEqual({
      accept: 'text/html',
      host: 'shop.example',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-for': `203.0.113.5, ${address}`,
    })
  },
)

it.each(['127.0.0.1', '::1', '10.0.0.4', '::ffff:172.18.0.2'])(
  'a proxy beside the shop at %s is',
  (address) => {
    expect(asked(address)).toEqual({
      ...SAID,
      accept: 'text/html',
      host: 'shop.example',
      'x-forwarded-for': `203.0.113.5, ${address}`,
    })
  },
)
