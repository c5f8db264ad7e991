import { expect, it } from 'vitest'
import { type SectionNode, toSectionTree } from './section-tree'

const draw = (nodes: SectionNode<{ title: string; level: number }>[]): string =>
  nodes.map(({ section, below }) => section.title + (below.length > 0 ? `(${draw(below)})` : '')).join(' ')

it.each([
  ['a1 b2 c3 c3 b2 a1', 'a(b(c c) b) a'],
  ['a1 a1', 'a a'],
  ['b2 c3 a1', 'b(c) a'],
  ['a1 c3 b2', 'a(c b)'],
  ['', ''],
])('%s is the tree %s', (words, tree) => {
  const sections = words.split(' ').flatMap((word) => {
    const [title = '', level = ''] = word
    return title === '' ? [] : [{ title, level: Number(level) }]
  })
  expect(draw(toSectionTree(sections))).toBe(tree)
})
