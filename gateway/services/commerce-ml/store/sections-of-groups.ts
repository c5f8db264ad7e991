import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { TermRecord } from '@/gateway/services/commerce-ml/read/commerce-records'

type Section = { id: number; title: string; level: number }
export type GroupSection = { group: string; section: number }

const nameOf = (title: string) => title.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()

/** The section of a group: the one of its name, else of the group above; of several the deepest. */
export function matchGroups(
  groups: readonly Pick<TermRecord, 'id' | 'title' | 'parentId'>[],
  sections: readonly Section[],
): GroupSection[] {
  const byName = new Map<string, Section>()
  for (const section of sections.toSorted((a, b) => a.level - b.level))
    byName.set(nameOf(section.title), section)
  const byId = new Map(groups.map((group) => [group.id, group]))
  const find = (id: string | undefined, seen: ReadonlySet<string>): number | undefined => {
    const group = id === undefined || seen.has(id) ? undefined : byId.get(id)
    if (!group) return undefined
    return byName.get(nameOf(group.title))?.id ?? find(group.parentId, new Set([...seen, group.id]))
  }
  return groups.flatMap(({ id }) => {
    const section = find(id, new Set())
    return section === undefined ? [] : [{ group: id, section }]
  })
}

export async function sectionsOfGroups(db: Database, groups: readonly TermRecord[]): Promise<GroupSection[]> {
  if (groups.length === 0) return []
  const sections = await selectRows<Section>(db, sql`select id, title, level from sections where level > 0`)
  return matchGroups(groups, sections)
}
