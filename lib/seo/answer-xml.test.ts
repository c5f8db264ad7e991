import { expect, test } from 'vitest'
import { answerXml } from './answer-xml'

test('answers with the document as XML', async () => {
  const answer = await answerXml(async () => '<a/>')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/xml; charset=utf-8',
    '<a/>',
  ])
})

test('says that there is no such document', async () => {
  expect((await answerXml(async () => undefined)).status).toBe(404)
})

test('asks to come again when the document could not be made, and is not kept', async () => {
  const answer = await answerXml(() => Promise.reject(new Error('The gateway is down')))
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '60',
  ])
})
