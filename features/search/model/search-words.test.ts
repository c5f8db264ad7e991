import { expect, test } from 'vitest'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { planSearch } from './search-plan'
import { searchHeading, searchTitle } from './search-words'

function plan(query: string) {
  return planSearch(parseSearchQuery(new URLSearchParams(query)))
}

test.each([
  ['', 'Поиск запчастей'],
  ['q=масло', 'Поиск по запросу «масло»'],
  ['q=oc90&mode=articul', 'Поиск по номеру oc90'],
  ['q=12345&mode=arusCode', 'Поиск по коду 12345'],
  ['brand=MANN&article=W712', 'MANN W712'],
  ['brand=00000000-0000-0000-0000-000000000000&article=W712', 'Поиск по номеру W712'],
])('%j is headed %j', (query, heading) => {
  expect(searchHeading(plan(query))).toBe(heading)
})

test('words that are a part number are headed as one', () => {
  expect(searchHeading(plan('q=oc90'), true)).toBe('Поиск по номеру oc90')
  expect(searchHeading(plan('q=TRW GDB3548'), true)).toBe('Поиск по номеру TRW GDB3548')
  expect(searchHeading(plan('q=колодки GDB3548'), true)).toBe('Поиск по запросу «колодки GDB3548»')
})

test('the tab names what is searched for', () => {
  expect(searchTitle(plan('q=масло'))).toBe('масло — поиск запчастей')
  expect(searchTitle(plan('q=oc90&mode=articul'))).toBe('Поиск по номеру oc90')
})
