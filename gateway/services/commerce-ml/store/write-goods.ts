import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { sectionsOfGroups } from './sections-of-groups'
import type { Terms } from './terms'

export type WrittenGoods = {
  created: number[]
  renamed: number[]
  /** Known before, and put into the section of their group now. */
  placed: number[]
}

/** Ids of the options of a staged row `s`, as `refresh_product_options` finds them. */
const OPTIONS_OF = sql`coalesce((select array_agg(distinct o.id order by o.id) from jsonb_each_text(s.properties) e
    join filters f on f.code = e.key and f.source = 'property' and f.type = 'enum'
    join filter_options o on o.filter_id = f.id and o.value = e.value), '{}')`

/** Makes the products that the shop lacks, renames those that 1C has renamed and the staff has not, and notes which product each number is. */
export async function writeExchangeGoods(db: Database, terms: Terms): Promise<WrittenGoods> {
  await db.execute(sql`analyze exchange_staged_goods`)
  await findProducts(db)
  const groups = await sectionsOfGroups(db, terms.all('group'))
  const sections = JSON.stringify(Object.fromEntries(groups.map(({ group, section }) => [group, section])))
  // Whole at once: each change of a title, a section or a property makes the words of the search anew, and each writes all entries of a
  // product in the indexes of the database. Rules of the owner come before groups of 1C.
  const created = await idsOf(
    db,
    sql`insert into products (brand_id, article, article_key, folded_key, title, quality, section_id, properties, content, option_ids)
      select brand_id, article, article_key, folded_key, title, quality, coalesce(section_id, (${sectionOf(sections)})), properties,
        content, ${OPTIONS_OF} from (
        select distinct on (s.brand_id, s.article_key) s.*, b.quality from exchange_staged_goods s
          join brands b on b.id = s.brand_id where s.product_id is null order by s.brand_id, s.article_key, s.place) s
      order by place on conflict do nothing returning id`,
  )
  await findProducts(db)
  await db.execute(sql`
    update product_overrides o set file_value = to_jsonb(s.title)
      from exchange_staged_goods s join exchange_goods e on e.id = s.id
      where o.field = 'title' and o.product_id = s.product_id and e.title <> s.title`)
  const renamed = await idsOf(
    db,
    sql`update products p set title = s.title, updated_at = now()
      from exchange_staged_goods s join exchange_goods e on e.id = s.id
      where p.id = s.product_id and e.title <> s.title and p.title <> s.title
        and not exists (select from product_overrides o where o.product_id = p.id and o.field = 'title') returning p.id`,
  )
  // Under a corrected number it is another product, and the one before is no longer sold.
  await db.execute(sql`
    insert into exchange_touched select unnest(array[e.product_id, s.product_id])
      from exchange_goods e join exchange_staged_goods s on s.id = e.id
      where e.product_id <> s.product_id or e.is_deleted on conflict do nothing`)
  await db.execute(sql`
    insert into exchange_touched select product_id from exchange_goods
      where id in (select id from exchange_gone_goods) and not is_deleted on conflict do nothing`)
  await db.execute(sql`
    update exchange_goods set is_deleted = true where id in (select id from exchange_gone_goods) and not is_deleted`)
  await db.execute(sql`
    insert into exchange_goods as e (id, product_id, title) select id, product_id, title from exchange_staged_goods
    on conflict (id) do update set product_id = excluded.product_id, title = excluded.title, is_deleted = false
      where (e.product_id, e.title, e.is_deleted) is distinct from (excluded.product_id, excluded.title, false)`)
  const placed = await idsOf(
    db,
    sql`update products p set section_id = m.section from exchange_staged_goods s
        cross join lateral (${sectionOf(sections)}) m
      where p.id = s.product_id and p.section_id is null returning p.id`,
  )
  return { created, renamed, placed }
}

async function findProducts(db: Database): Promise<void> {
  await db.execute(sql`
    update exchange_staged_goods s set product_id = p.id from products p
    where s.product_id is null and p.brand_id = s.brand_id and p.article_key = s.article_key`)
}

/** The section of the first group of a staged row `s` that has one. */
function sectionOf(sections: string): SQL {
  return sql`select (${sections}::jsonb ->> g.id)::integer as section
    from jsonb_array_elements_text(s.groups) with ordinality g(id, place) where ${sections}::jsonb ? g.id order by place limit 1`
}

async function idsOf(db: Database, statement: SQL): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(db, statement)
  return [...new Set(rows.map(({ id }) => id))]
}
