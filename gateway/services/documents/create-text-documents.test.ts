import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { contentPages } from '@/gateway/db/schema/site'
import { createTextDocuments } from '@/gateway/services/documents/create-text-documents'
import { openQuickest } from '@/gateway/test-support/databases'

let opened: OpenedDatabase

beforeAll(async () => {
  opened = await openQuickest()
  await opened.db
    .insert(contentPages)
    .values({ code: 'help/offer', title: 'Оферта', content: '<p>Первая редакция</p>' })
}, 60_000)
afterAll(() => opened.close())

it('draws a paper once for all who ask, and anew when its text has changed', async () => {
  const papers = createTextDocuments(opened.db)
  const draw = async () => (await papers('documents/help/offer.pdf'))?.read()
  const [first, second] = await Promise.all([draw(), draw()])
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second).toBe(first)
  expect(await draw()).toBe(first)
  await opened.db
    .update(contentPages)
    .set({ content: '<p>Вторая</p>' })
    .where(eq(contentPages.code, 'help/offer'))
  expect(await draw()).not.toBe(first)
})
