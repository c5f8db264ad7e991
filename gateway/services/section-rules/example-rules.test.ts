import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createSectionMatcher, type SectionRule } from './section-matcher'

type Section = { title: string; goods?: string[]; sections?: Section[] }

const { sections } = parse(readFileSync('docs/shop.example.yaml', 'utf8')) as { sections: Section[] }
const all = (list: readonly Section[]): Section[] =>
  list.flatMap((section) => [section, ...all(section.sections ?? [])])
const known = all(sections)
const rules = known.flatMap(({ goods = [] }, sectionId) =>
  goods.map((phrase): SectionRule => ({ sectionId, phrase })),
)
const matcher = createSectionMatcher(rules)

it.each([
  ['MOBIL 1  FS 5W-40, 12X1L', 'Моторные масла'],
  ['MOBIL 1 ESP LV 0W-30, 4X4L', 'Моторные масла'],
  ['MOBIL SUPER 3000 X1 5W-40, 12X1L', 'Моторные масла'],
  ['MOBIL 1 SYNTHETIC ATF, 20L', 'Масла для АКПП и вариаторов'],
  ['MOBIL ANTIFREEZE, 12X1L', 'Антифризы'],
  ['MOBIL ANTIFREEZE EXTRA, 12X1L', 'Антифризы'],
  ['MOBIL COOLANT ADVANCED 12X1L', 'Антифризы'],
  ['MACHINE TOOL LONG LIFE COOLANT 20L', 'Антифризы'],
])('the example of a shop puts %s into «%s»', (title, section) => {
  const found = matcher(title)
  expect(found === undefined ? undefined : known[found]?.title).toBe(section)
})
