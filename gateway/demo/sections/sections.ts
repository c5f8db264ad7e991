import { asData } from '@/gateway/demo/as-data'
import tree from '@/gateway/demo/data/sections.json' with { type: 'json' }

export type DemoSection = {
  id: number
  parent_id: number | null
  level: number
  path: number[]
  code: string
  title: string
  content: string | null
  sequence: number
  picture: string
  family: string | null
  /** What products are counted in, where it is not pieces. */
  unit: string | null
}

export const ROOT_SECTION_ID = 1

/** The root `catalog` first, then the tree in its order. */
export const DEMO_SECTIONS: readonly DemoSection[] = readTree()

const SECTION_OF_FAMILY = new Map(
  DEMO_SECTIONS.flatMap((section) => (section.family ? [[section.family, section]] : [])),
)

export function sectionOfFamily(family: string) {
  const section = SECTION_OF_FAMILY.get(family)
  if (!section) throw new Error(`no section for ${family}`)
  return section
}

export function sectionByCode(code: string) {
  const section = DEMO_SECTIONS.find((known) => known.code === code)
  if (!section) throw new Error(`no section ${code}`)
  return section
}

/** The deepest level holds products of one kind, the family. `text` is what a first-level section says about itself. */
type SectionNode = {
  code: string
  title: string
  family?: string
  unit?: string
  text?: string
  sections?: readonly SectionNode[]
}

function readTree() {
  const root: DemoSection = {
    id: ROOT_SECTION_ID,
    parent_id: null,
    level: 0,
    path: [ROOT_SECTION_ID],
    code: 'catalog',
    title: 'Каталог',
    content: null,
    sequence: 0,
    picture: 'sections/catalog.svg',
    family: null,
    unit: null,
  }
  const sections = [root]
  const add = (parent: DemoSection, nodes: readonly SectionNode[]) => {
    for (const { code, title, family = null, unit = null, text, sections: below = [] } of nodes) {
      const id = sections.length + 1
      const section: DemoSection = {
        id,
        parent_id: parent.id,
        level: parent.level + 1,
        path: [...parent.path, id],
        code,
        title,
        content: paragraph(text),
        sequence: id * 10,
        picture: `sections/${code}.svg`,
        family,
        unit,
      }
      sections.push(section)
      add(section, below)
    }
  }
  add(root, asData<readonly SectionNode[]>(tree))
  return sections
}

function paragraph(text: string | undefined) {
  return text === undefined ? null : `<p>${text}</p>`
}
