import { expect, test } from 'vitest'
import { xmlResponse } from './xml-response'

test('answers with the document as XML', async () => {
  const answer = await xmlResponse(async () => '<a/>')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/xml; charset=utf-8',
    '<a/>',
  ])
})

test('says that there is no such document', async () => {
  expect((await xmlResponse(async () => undefined)).status).toBe(404)
})

test('asks to come again when the document could not be made, and is not kept', async () => {
  const answer = await xmlResponse(() => Promise.reject(new Error('The gateway is down')))
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '60',
  ])
})

test('what names the shop is kept only where a change of the shop reaches it', async () => {
  const named = await xmlResponse(async () => '<a/>', { tags: ['bootstrap', 'content'] })
  expect([named.headers.get('cache-control'), named.headers.get('cache-tag')]).toEqual([
    'public, max-age=0, s-maxage=3600',
    'bootstrap,content',
  ])
  const other = await xmlResponse(async () => '<a/>')
  expect([other.headers.get('cache-control'), other.headers.get('cache-tag')]).toEqual([
    'public, max-age=3600',
    null,
  ])
})
