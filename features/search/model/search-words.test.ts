import { expect, test } from 'vitest'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { planSearch } from './search-plan'
import { searchHeading } from './search-words'

test.each([
  ['', 'Поиск запчастей'],
  ['q=масло', 'Поиск по запросу «масло»'],
  ['q=oc90&mode=articul', 'Поиск по номеру oc90'],
  ['q=12345&mode=arusCode', 'Поиск по коду 12345'],
  ['brand=MANN&article=W712', 'MANN W712'],
  ['brand=00000000-0000-0000-0000-000000000000&article=W712', 'Поиск по номеру W712'],
])('%j is headed %j', (query, heading) => {
  expect(searchHeading(planSearch(parseSearchQuery(new URLSearchParams(query))))).toBe(heading)
})
