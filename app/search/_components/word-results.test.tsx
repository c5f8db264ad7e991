import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PartGroup } from '@/features/search/model/part'
import { planSearch } from '@/features/search/model/search-plan'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { tableOf } from './number-table/table-addresses'
import { WordResults } from './word-results'

type Result = Parameters<typeof WordResults>[0]['result']

const { loadSection } = vi.hoisted(() => ({ loadSection: vi.fn(async () => undefined) }))
vi.mock('@/features/catalog/server/load-section', () => ({ loadSection }))

const group = { brand: 'MANN', article: 'OC 90' } as PartGroup

function resultOf(total: number, found: Partial<Result['found']> = {}): Result {
  const pagination = { page: 1, limit: 60, total, pages: total > 0 ? 1 : 0 }
  return {
    kind: 'words',
    byNumber: { kind: 'choice', article: 'OC 90', groups: [group] },
    brandSections: [],
    found: {
      query: 'OC 90',
      isCorrected: false,
      missing: [],
      unused: [],
      car: null,
      section: null,
      entities: [],
      sections: [],
      brands: [],
      total,
      pagination,
      pricedAt: '2026-11-20T10:00:00Z',
      ...found,
    },
  }
}

async function draw(result: Result, query = 'q=OC90') {
  const request = parseSearchQuery(new URLSearchParams(query))
  const plan = planSearch(request)
  if (plan.kind !== 'words') throw new Error(`${query} is read as ${plan.kind}`)
  return WordResults({ result, plan, table: tableOf(request) })
}

beforeEach(() => {
  loadSection.mockClear()
})

test('words that name the maintenance of a car lead to it before the sections', async () => {
  const html = (query: string) =>
    draw({ ...resultOf(1), byNumber: { kind: 'nothing' } }, query).then((page) => renderToStaticMarkup(page))
  expect(await html(`q=${encodeURIComponent('то солярис')}`)).toContain('href="/catalog_to"')
  expect(await html(`q=${encodeURIComponent('колодки солярис')}`)).not.toContain('href="/catalog_to"')
})

test.each([
  ['q=фильтр', null, true],
  ['q=фильтр&assistants=343-2019', null, false],
  [
    'q=фильтр+солярис',
    { title: 'Solaris', isTyped: true, rest: 'фильтр', isOther: false, choices: [] },
    false,
  ],
  ['q=OC90', null, false],
] as const)('%s searches again for the chosen car where it names none', async (query, car, isOffered) => {
  const page = renderToStaticMarkup(
    await draw(
      { ...resultOf(9, { car: car && { ...car, choices: [] } }), byNumber: { kind: 'nothing' } },
      query,
    ),
  )
  expect(page.includes('form="shop-search"')).toBe(isOffered)
})

test.each([
  ['no goods beside those above', resultOf(1)],
  ['no goods at all', resultOf(0)],
])('a search that found %s asks for no listing of them', async (_, result) => {
  await draw(result)
  expect(loadSection).not.toHaveBeenCalled()
})

test('a search that found more goods than those above asks for their listing', async () => {
  await draw(resultOf(70, { pagination: { page: 1, limit: 60, total: 70, pages: 2 } }))
  expect(loadSection).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isFound: true }),
    expect.objectContaining({ limit: 60 }),
  )
})

test('a search with a filter asks for the listing, where the filter can be taken off', async () => {
  await draw(resultOf(1), 'q=OC90&filters=brand.mann')
  expect(loadSection).toHaveBeenCalledOnce()
})

test.each([
  ['of all that was found is left out', 70, false],
  ['of a part of it is offered', 90, true],
  ['without goods is offered all the same', 0, true],
])('a section %s', async (_, total, isOffered) => {
  const section = { id: 1, code: 'filtry', title: 'Фильтры', count: 70, pictureUrl: null }
  const result: Result = { ...resultOf(total, { sections: [section] }), byNumber: { kind: 'nothing' } }
  const page = renderToStaticMarkup(await draw(result, 'q=фильтр'))
  expect(page.includes('>Фильтры')).toBe(isOffered)
})

test('sizes that there are none of are named above the nearest', async () => {
  const result: Result = { ...resultOf(0, { missing: ['9x22', '5x130'] }), byNumber: { kind: 'nothing' } }
  const page = renderToStaticMarkup(await draw(result, 'q=диски 9x22 5x130'))
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain('Таких нет: 9x22, 5x130. Ниже ближайшие по размеру.')
})
