import { sql, type SQL } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { createSectionMatcher, type SectionRule } from '@/gateway/services/section-rules/section-matcher'

const BATCH = 10_000

export type Placement = {
  /** Products with a new section. */
  moved: number
  /** Checked, and still without a section. */
  homeless: number
}

/** Which products to check: those that this transaction has made, or all. */
export type PlacedProducts = 'new' | 'all'

/** Finds sections of titles by the owner's rules. */
export async function loadSectionMatcher(db: Database): Promise<ReturnType<typeof createSectionMatcher>> {
  const rules = await selectRows<SectionRule>(
    db,
    sql`select r.section_id as "sectionId", r.phrase from section_rules r order by r.sequence, r.id`,
  )
  return createSectionMatcher(rules)
}

/** Puts products into sections by the owner's rules. A product without a matching rule, or put elsewhere by the staff, stays where it is. */
export async function placeProducts(db: Database, which: PlacedProducts): Promise<Placement> {
  const sectionOf = await loadSectionMatcher(db)
  // `created_at` is the start of the transaction that made the product.
  const requested = which === 'new' ? sql`created_at = now()` : sql`true`
  const placement: Placement = { moved: 0, homeless: 0 }
  let lastId: number | undefined = 0
  while (lastId !== undefined) {
    const batch: Goods[] = await readBatch(db, requested, lastId)
    const moves = batch.flatMap(({ id, title, sectionId }) => {
      const target = sectionOf(title)
      if (target === undefined && sectionId === null) placement.homeless += 1
      return target === undefined || target === sectionId ? [] : [{ id, section_id: target }]
    })
    await move(db, moves)
    placement.moved += moves.length
    lastId = batch.at(-1)?.id
  }
  return placement
}

type Goods = { id: number; title: string; sectionId: number | null }

function readBatch(db: Database, requested: SQL, after: number): Promise<Goods[]> {
  return selectRows<Goods>(
    db,
    sql`select id, title, section_id as "sectionId" from products
      where ${requested} and id > ${after} and not exists (
        select from product_overrides o where o.product_id = products.id and o.field = 'section')
      order by id limit ${BATCH}`,
  )
}

async function move(db: Database, moves: readonly { id: number; section_id: number }[]): Promise<void> {
  if (moves.length === 0) return
  await db.execute(
    sql`update products p set section_id = m.section_id
      from json_to_recordset(${JSON.stringify(moves)}::json) as m(id integer, section_id integer)
      where p.id = m.id`,
  )
}
