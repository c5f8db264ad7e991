import { expect, test } from 'vitest'
import { contentPaths } from './content-paths'

function node(location: string) {
  return { id: 1, code: location.slice(1), title: '', location, parentId: null, isActive: false }
}

function entity(code: string, createdAt: string | null, updatedAt: string | null = null) {
  return { code, createdAt, updatedAt }
}

test('tells of the page and of what stands below it', () => {
  const tree = [node('/help'), node('/about'), node('/help/delivery')]
  expect(contentPaths('/help', { tree, entities: [] })).toEqual([
    { path: '/help', updatedAt: undefined },
    { path: '/help/delivery' },
  ])
})

test('tells of entries with the day of their last change, and the page is as new as the newest of them', () => {
  const entities = [
    entity('магазин 9', '2026-03-01T09:00:00Z'),
    entity('second', '2026-01-01T09:00:00Z', '2026-04-02T09:00:00Z'),
  ]
  expect(contentPaths('/about/news', { tree: [], entities })).toEqual([
    { path: '/about/news', updatedAt: '2026-04-02' },
    {
      path: '/about/news/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD%209',
      updatedAt: '2026-03-01',
    },
    { path: '/about/news/second', updatedAt: '2026-04-02' },
  ])
})
