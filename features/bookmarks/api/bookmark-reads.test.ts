import { expect, test, vi } from 'vitest'
import type { Operation } from '@/lib/gateway/operation'
import type { GatewayCall } from '@/lib/query/reading'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { bookmarkFacts } from './bookmark-reads'

const bookmark = (brand: string, partNumber: string): Bookmark => ({
  id: partNumber + brand,
  partNumber,
  brand,
  title: 'Фильтр',
  code: null,
  tags: [],
})

test('a bookmark without an article is not priced, and the others of its batch are', async () => {
  const call = vi.fn(async (operation: Operation, { body }: { body?: unknown }) => {
    if (operation.body?.safeParse(body).success !== true) throw new TypeError('refused')
    return operation.name === 'searchEntities' ? { entities: [] } : { items: {} }
  })
  const read = bookmarkFacts([bookmark('Knecht', ''), bookmark('Mann', 'W 712')], new Set([29]))
  const facts = await read(call as unknown as GatewayCall)
  expect(facts.size).toBe(2)
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([
    { items: { 2: { id: 2, brand: 'Mann', article: 'W 712' } } },
    [{ brand: 'Mann', article: 'W 712' }],
  ])
})
