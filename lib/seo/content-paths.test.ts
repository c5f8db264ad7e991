import { expect, test } from 'vitest'
import { contentPaths } from './content-paths'

function node(location: string) {
  return { id: 1, code: location.slice(1), title: '', location, parentId: null, isActive: false }
}

test('tells of the page, of what stands below it and of its entries', () => {
  expect(
    contentPaths('/help', { tree: [node('/help'), node('/about'), node('/help/delivery')], entities: [] }),
  ).toEqual(['/help', '/help/delivery'])
  expect(contentPaths('/about/news', { tree: [], entities: [{ code: 'магазин 9' }] })).toEqual([
    '/about/news',
    '/about/news/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD%209',
  ])
})
