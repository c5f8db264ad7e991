import { expect, test } from 'vitest'
import { type ContentNode, placeOf } from './content-page'

function node(id: number, code: string, parentId: number | null, isActive = false): ContentNode {
  return { id, code, title: code, location: `/${code}`, parentId, isActive }
}

test('tells parent, neighbours and pages below from the tree', () => {
  const place = placeOf('help/delivery', [
    node(1, 'help', null),
    node(2, 'help/delivery', 1, true),
    node(3, 'help/payment', 1),
    node(4, 'help/delivery/regions', 2),
  ])
  expect(place.location).toBe('/help/delivery')
  expect(place.parent?.href).toBe('/help')
  expect(place.siblings.map(({ code, isActive }) => [code, isActive])).toEqual([
    ['delivery', true],
    ['payment', false],
  ])
  expect(place.children.map(({ href }) => href)).toEqual(['/help/delivery/regions'])
})

test('pages at the top are not neighbours of each other', () => {
  expect(placeOf('help', [node(1, 'help', null, true), node(2, 'about', null)])).toEqual({
    location: '/help',
    parent: null,
    siblings: [],
    children: [],
  })
})

test.each([
  ['news', '/about/news'],
  ['help/faq', '/help/faq'],
])('without a tree %s lives at %s', (code, location) => {
  expect(placeOf(code, []).location).toBe(location)
})

test('leaves out neighbours that lead nowhere safe', () => {
  const tree = [node(1, 'about', null, true), { ...node(2, 'about/bad', 1), location: 'javascript:alert(1)' }]
  expect(placeOf('about', tree).children).toEqual([])
})
