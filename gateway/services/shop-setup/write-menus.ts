import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'

/** Rows of menus that this command manages; those of the owner have other ids. */
const OWN = 'setup/'

type MenuRow = {
  sid: string
  group: string
  parent: string | null
  title: string
  location: string
  code: string
}

/** Fills the empty menus: the catalogue's with sections, the shop's with its pages. */
export async function writeMenus(db: Database): Promise<void> {
  const filled = await selectRows<{ group: string }>(
    db,
    sql`select distinct "group" from menu_items where sid not like ${`${OWN}%`}`,
  )
  const isOwners = new Set(filled.map(({ group }) => group))
  const rows = [...(await sectionRows(db)), ...(await pageRows(db))].filter(
    ({ group }) => !isOwners.has(group),
  )
  await db.execute(sql`delete from menu_items where sid like ${`${OWN}%`}`)
  for (const [at, { sid, group, parent, title, location, code }] of rows.entries()) {
    await db.execute(
      sql`insert into menu_items (sid, "group", parent_id, code, title, location, sequence)
        values (${sid}, ${group}, (select id from menu_items where sid = ${parent}), ${code}, ${title}, ${location},
          ${at + 1})`,
    )
  }
}

async function sectionRows(db: Database): Promise<MenuRow[]> {
  const sections = await selectRows<{ code: string; title: string; level: number; parent: string }>(
    db,
    sql`select s.code, s.title, s.level, p.code as parent from sections s join sections p on p.id = s.parent_id
      where s.level <= 2 order by s.level, s.sequence, s.id`,
  )
  const sidOf = (group: string, code: string) => `${OWN}${group}/${code}`
  return ['catalog', 'catalogMain'].flatMap((group) =>
    sections
      .filter(({ level }) => level === 1 || group === 'catalog')
      .map(({ code, title, level, parent }) => ({
        sid: sidOf(group, code),
        group,
        parent: level === 1 ? null : sidOf(group, parent),
        title,
        location: `/catalog/${code}`,
        code,
      })),
  )
}

async function pageRows(db: Database): Promise<MenuRow[]> {
  const [{ shops } = { shops: 0 }] = await selectRows<{ shops: number }>(
    db,
    sql`select count(*)::int as shops from shops`,
  )
  const pages = [
    { code: 'catalog', title: 'Каталог', location: '/catalog' },
    ...(shops > 0 ? [{ code: 'shops', title: 'Магазины', location: '/shops' }] : []),
    { code: 'brands', title: 'Бренды', location: '/about/brands' },
  ]
  return ['top', 'bottom'].flatMap((group) =>
    pages.map((page) => ({ ...page, sid: `${OWN}${group}/${page.code}`, group, parent: null })),
  )
}
