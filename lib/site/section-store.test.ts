import { expect, test } from 'vitest'
import { childSections, sectionByCode, sectionStore, sectionTrail, type Section } from './section-store'

function section(id: number, code: string, ancestors: number[], children: number[] = []): Section {
  return { id, code, title: code, ancestors, children, count: 0, pictureUrl: null }
}

const sections = [
  section(1, 'catalog', [], [2]),
  section(2, 'filters', [1], [3, 9]),
  section(3, 'oil', [1, 2]),
]
const store = sectionStore(sections)

test('finds a section by its code and knows the way to it', () => {
  const oil = sectionByCode(store, 'oil')
  expect(oil && sectionTrail(store, oil).map((step) => step.code)).toEqual(['catalog', 'filters', 'oil'])
  expect(sectionByCode(store, 'nothing')).toBeUndefined()
})

test('builds the tree from the root and passes over children that are not listed', () => {
  expect(store.tree.map((node) => node.section.code)).toEqual(['catalog'])
  expect(store.tree[0]?.children[0]?.children.map((node) => node.section.code)).toEqual(['oil'])
  const filters = store.byId.get(2)
  expect(filters && childSections(store, filters).map((child) => child.id)).toEqual([3])
})
