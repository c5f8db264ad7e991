import { expect, test } from 'vitest'
import { sectionByCode, sectionStore, type Section } from './section-store'

function section(id: number, code: string, ancestors: number[], children: number[] = []): Section {
  return { id, code, title: code, ancestors, children, count: 0, pictureUrl: null }
}

const sections = [
  section(1, 'catalog', [], [2]),
  section(2, 'filters', [1], [3, 9]),
  section(3, 'oil', [1, 2]),
]
const store = sectionStore(sections)

test('finds a section by its code', () => {
  expect(sectionByCode(store, 'oil')?.id).toBe(3)
  expect(sectionByCode(store, 'nothing')).toBeUndefined()
})

test('builds the tree from the root and passes over children that are not listed', () => {
  expect(store.tree.map((node) => node.section.code)).toEqual(['catalog'])
  expect(store.tree[0]?.children[0]?.children.map((node) => node.section.code)).toEqual(['oil'])
})
