import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { ROOT_CODE, SetupFileError, type SetupSection } from '@/gateway/services/shop-setup/setup-file'

const STEP = 10

type Place = { id: number; path: number[]; level: number }

/** Makes or changes the sections of the file and replaces their rules; sections that it does not name stay. */
export async function writeSections(
  db: Database,
  requested: readonly SetupSection[],
): Promise<{ rules: number }> {
  const root = await writeRoot(db)
  const places = new Map<string, Place>([[ROOT_CODE, root]])
  for (const [at, section] of requested.entries()) {
    const parent = places.get(section.parent) ?? root
    places.set(section.code, await writeSection(db, section, parent, (at + 1) * STEP))
  }
  await refuseLostChildren(db)
  const rules = requested.flatMap(({ code, goods }) =>
    goods.map((phrase) => ({ section_id: places.get(code)?.id ?? root.id, phrase })),
  )
  if (requested.length > 0) await replaceRules(db, rules)
  return { rules: rules.length }
}

async function writeRoot(db: Database): Promise<Place> {
  const [known] = await selectRows<Place>(db, sql`select id, path, level from sections where level = 0`)
  if (known) return known
  const [{ id } = { id: 0 }] = await selectRows<{ id: number }>(
    db,
    sql`insert into sections (level, path, code, title) values (0, '{}', ${ROOT_CODE}, 'Каталог') returning id`,
  )
  await db.execute(sql`update sections set path = array[id] where id = ${id}`)
  return { id, path: [id], level: 0 }
}

async function writeSection(
  db: Database,
  { code, title, text, unit }: SetupSection,
  parent: Place,
  sequence: number,
): Promise<Place> {
  const level = parent.level + 1
  const [{ id } = { id: 0 }] = await selectRows<{ id: number }>(
    db,
    sql`insert into sections as s (parent_id, level, path, code, title, content, unit, sequence)
      values (${parent.id}, ${level}, '{}', ${code}, ${title}, ${text ?? null}, ${unit ?? null}, ${sequence})
      on conflict (code) do update set parent_id = excluded.parent_id, level = excluded.level, title = excluded.title,
        content = coalesce(excluded.content, s.content), unit = coalesce(excluded.unit, s.unit), sequence = excluded.sequence
      returning id`,
  )
  const path = [...parent.path, id]
  await db.execute(sql`update sections set path = ${sql.param(path)}::int[] where id = ${id}`)
  return { id, path, level }
}

/** A section that moved takes only those of its children along that the file names too. */
async function refuseLostChildren(db: Database): Promise<void> {
  const [lost] = await selectRows<{ title: string }>(
    db,
    sql`select c.title from sections c join sections p on p.id = c.parent_id
      where c.path <> p.path || c.id or c.level <> p.level + 1 order by c.id limit 1`,
  )
  if (lost)
    throw new SetupFileError(`Раздел «${lost.title}» остался под перенесённым: назовите в файле и его`)
}

async function replaceRules(
  db: Database,
  rules: readonly { section_id: number; phrase: string }[],
): Promise<void> {
  await db.execute(sql`delete from section_rules`)
  const rows = rules.map((rule, at) => ({ ...rule, sequence: at }))
  await db.execute(
    sql`insert into section_rules (section_id, phrase, sequence)
      select section_id, phrase, sequence from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(section_id integer, phrase text, sequence integer)`,
  )
}
