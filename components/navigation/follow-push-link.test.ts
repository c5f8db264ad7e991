import { expect, test, vi } from 'vitest'
import { followPushLink } from './follow-push-link'

const ORIGIN = 'https://shop.example'

function follow(link: unknown) {
  const push = vi.fn<(href: string) => void>()
  const assign = vi.fn<(href: string) => void>()
  const isFollowed = followPushLink(link, ORIGIN, { push, assign })
  return { isFollowed, pushed: push.mock.calls.flat(), assigned: assign.mock.calls.flat() }
}

test.each([
  ['/shops', '/shops'],
  ['/catalog/oil?page=2#top', '/catalog/oil?page=2#top'],
  [' /shops\n', '/shops'],
  ['https://shop.example/shops?a=1', '/shops?a=1'],
  ['/a%2F%2Fevil', '/a%2F%2Fevil'],
])('opens %j in the app', (link, href) => {
  expect(follow(link)).toEqual({ isFollowed: true, pushed: [href], assigned: [] })
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org/'],
  ['/gw/media/file/price.pdf', '/gw/media/file/price.pdf'],
  ['/redirect?url=https%3A%2F%2Fexample.org', '/redirect?url=https%3A%2F%2Fexample.org'],
])('lets the browser follow %j', (link, href) => {
  expect(follow(link)).toEqual({ isFollowed: true, pushed: [], assigned: [href] })
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://shop.example/1',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  'https://shop.example@evil.example/',
  'evil.example',
  '',
  undefined,
  null,
  42,
  { toString: () => 'javascript:alert(1)' },
])('refuses %j', (link) => {
  expect(follow(link)).toEqual({ isFollowed: false, pushed: [], assigned: [] })
})
