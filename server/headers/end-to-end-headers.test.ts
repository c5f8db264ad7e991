import { expect, it } from 'vitest'
import { endToEndHeaders } from './end-to-end-headers'

it.each([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-middleware-rewrite',
  'x-middleware-request-x-nonce',
  'x-matched-path',
  'x-next-cache-tags',
  'x-nextjs-cache',
  'x-nextjs-html-request-id',
  'x-powered-by',
  'cache-tag',
])('an answer does not carry %s to the visitor', (name) => {
  expect(endToEndHeaders({ [name]: 'value' })).toEqual({})
})

it.each(['set-cookie', 'content-length', 'x-alert-color', 'x-nextjs-rewritten-path'])(
  'an answer carries %s',
  (name) => {
    expect(endToEndHeaders({ [name]: 'value' })).toEqual({ [name]: 'value' })
  },
)

it('an answer does not carry what its connection keeps to itself', () => {
  const answer = { connection: 'close, X-Hop', 'x-hop': '1', 'x-end': '2' }
  expect(endToEndHeaders(answer)).toEqual({ 'x-end': '2' })
})
