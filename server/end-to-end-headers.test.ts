import { expect, it } from 'vitest'
import { endToEndHeaders } from './end-to-end-headers'

it.each([
  'connection',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-middleware-override-headers',
  'x-middleware-request-x-nonce',
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-matched-path',
  'x-now-route-matches',
  'x-next-cache-tags',
  'x-nextjs-data',
  'x-nextjs-html-request-id',
  'x-arus-anything',
  'x-nonce',
  'x-powered-by',
])('keeps %s to one side', (name) => {
  expect(endToEndHeaders({ [name]: 'value' })).toEqual({})
})

it.each(['accept', 'cookie', 'x-request-id', 'x-forwarded-for', 'x-visitor-id', 'x-nextjs-rewritten-path'])(
  'hands %s on',
  (name) => {
    expect(endToEndHeaders({ [name]: 'value' })).toEqual({ [name]: 'value' })
  },
)
