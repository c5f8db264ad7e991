import { expect, test } from 'vitest'
import { PageStore } from './page-store'
import PageCacheHandler from './handler'
import { readPageStatus } from './page-status'

function page(bytes: number, tags: string[] = []) {
  return { value: 'x', lastModified: 0, revalidate: 60, expire: 300, tags, bytes }
}

test('drops the least recently used pages when the bytes are spent', () => {
  const store = new PageStore<string>(100)
  store.set('a', page(40))
  store.set('b', page(40))
  store.get('a')
  store.set('c', page(40))
  expect([store.get('a'), store.get('b'), store.get('c')].map(Boolean)).toEqual([true, false, true])
  expect(store.bytes).toBe(80)
})

test('never keeps a page larger than the whole store', () => {
  const store = new PageStore<string>(100)
  store.set('a', page(101))
  expect([store.size, store.bytes]).toEqual([0, 0])
})

test('forgets tagged pages', () => {
  const store = new PageStore<string>(100)
  store.set('a', page(1, ['section']))
  store.set('b', page(1, ['brand']))
  store.deleteTagged(['section'])
  expect([store.get('a'), store.get('b')].map(Boolean)).toEqual([false, true])
})

test.each([
  ['<head><meta name="page-status" content="404"/></head>', 404],
  ['<head><title>503</title></head>', undefined],
])('reads the status a page asks for from %s', (html, status) => {
  expect(readPageStatus(html)).toBe(status)
})

test('answers with the status of the page, and keeps the good copy when the next rendering failed', async () => {
  const handler = new PageCacheHandler()
  const good = { kind: 'APP_PAGE', html: '<p>ok</p>' }
  const missing = { kind: 'APP_PAGE', html: '<meta name="page-status" content="404"/>', status: undefined }
  const failed = { kind: 'APP_PAGE', html: '<meta name="page-status" content="503"/>', status: undefined }
  const lifetime = { cacheControl: { revalidate: 60, expire: 300 } }
  await handler.set('/good', good, lifetime)
  await handler.set('/good', failed, lifetime)
  await handler.set('/missing', missing, lifetime)
  expect(failed.status).toBe(503)
  expect((await handler.get('/good'))?.value.html).toBe('<p>ok</p>')
  expect((await handler.get('/missing'))?.value.status).toBe(404)
})
