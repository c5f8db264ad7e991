import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { cleanRouterHeaders } from './router-headers'

const STATE = 'next-router-state-tree'
const TREE = encodeURIComponent('["",{"children":["__PAGE__",{},null,null,0,""]},null,null,16]')

test('what the client’s router sends stays as it is', () => {
  const sent = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/shops/$d$entities/__PAGE__',
    [STATE]: TREE,
    'next-url': '/shops',
    accept: '*/*',
  }
  const headers = { ...sent }
  expect(cleanRouterHeaders(headers)).toBe(true)
  expect(headers).toEqual(sent)
})

test.each([
  '',
  '%',
  '%ff',
  '[]',
  '{}',
  'null',
  'rubbish',
  '%5B%22%22%5D',
  '["",{"children":1}]',
  'a'.repeat(50_000),
])('the state %j is refused', (state) => {
  expect(cleanRouterHeaders({ [STATE]: state })).toBe(false)
})

test.each([
  ['rsc', 'true'],
  ['rsc', '1, 1'],
  ['next-router-prefetch', 'yes'],
  ['next-router-prefetch', '2'],
  ['next-router-prefetch', '3'],
  ['next-router-segment-prefetch', 'a'],
  ['next-router-segment-prefetch', '/\u00ff'],
  ['next-action', '40f3'],
  ['next-hmr-refresh', '1'],
  ['next-resume', '1'],
])('%s: %s is left out', (name, value) => {
  const headers: IncomingHttpHeaders = { accept: 'text/html', [name]: value }
  expect(cleanRouterHeaders(headers)).toBe(true)
  expect(headers).toEqual({ accept: 'text/html' })
})
