import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { toCode } from '@/gateway/core/text/to-code'
import { type FieldValue, menuItems, type MenuGroup } from '@/gateway/db/schema/site'
import type { PartReport } from '@/gateway/services/site-content/content-report'
import type { MenuEntry, MenusFile } from '@/gateway/services/site-content/file-shapes'

type Item = Omit<MenuEntry, 'items'> & { items?: Item[] }
/** `parent` is the place of the row above, from 0. */
type Row = {
  parent: number | null
  code: string
  title: string
  location: string
  inNewTab: boolean
  fields: Record<string, FieldValue>
}

/** Makes the named menus those of the file; each is written as a whole when anything in it is different. */
export async function writeMenus(db: Database, menus: MenusFile): Promise<PartReport> {
  const report: PartReport = { part: 'menu', added: [], changed: [], removed: [], stored: 0 }
  for (const [name, items] of Object.entries(menus)) {
    if (!items) continue
    const group = name as MenuGroup
    const rows = flatten(items, null, [])
    const old = await readRows(db, group)
    if (JSON.stringify(rows) === JSON.stringify(old)) {
      report.stored += 1
      continue
    }
    ;(old.length === 0 ? report.added : report.changed).push(group)
    await db.delete(menuItems).where(eq(menuItems.group, group))
    await insertRows(db, group, rows)
  }
  return report
}

async function insertRows(db: Database, group: MenuGroup, rows: readonly Row[]): Promise<void> {
  const ids: number[] = []
  for (const [at, { parent, ...row }] of rows.entries()) {
    const parentId = parent === null ? null : (ids[parent] ?? null)
    const [made] = await db
      .insert(menuItems)
      .values({ ...row, sid: `content/${group}/${at + 1}`, group, parentId, sequence: at + 1 })
      .returning({ id: menuItems.id })
    if (made) ids.push(made.id)
  }
}

async function readRows(db: Database, group: MenuGroup): Promise<Row[]> {
  const rows = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.group, group))
    .orderBy(asc(menuItems.sequence), asc(menuItems.id))
  const places = new Map(rows.map(({ id }, at) => [id, at]))
  return rows.map(({ parentId, code, title, location, inNewTab, fields }) => ({
    parent: parentId === null ? null : (places.get(parentId) ?? null),
    code,
    title,
    location,
    inNewTab,
    fields: ordered(fields),
  }))
}

function flatten(items: readonly Item[], parent: number | null, rows: Row[]): Row[] {
  for (const { title, link, newTab, items: below, ...rest } of items) {
    rows.push({
      parent,
      code: toCode(title),
      title,
      location: link,
      inNewTab: newTab,
      fields: ordered(fieldsOf(rest)),
    })
    flatten(below ?? [], rows.length - 1, rows)
  }
  return rows
}

function fieldsOf({ icon, text, picture, section, ad, utm = {} }: Omit<Item, 'title' | 'link' | 'newTab'>) {
  return {
    icon,
    text,
    section,
    pictureUrl: picture,
    ad_erid: ad?.erid,
    ad_advertiser: ad?.advertiser,
    ...Object.fromEntries(Object.entries(utm).map(([name, value]) => [`utm_${name}`, value])),
  }
}

/** Without undefined fields, and in one order: a column of JSON keeps none. */
function ordered(fields: Record<string, FieldValue | undefined>): Record<string, FieldValue> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
