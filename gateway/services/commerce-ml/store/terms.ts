import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { TermKind } from '@/gateway/db/schema/exchange'
import type { TermRecord } from '@/gateway/services/commerce-ml/read/commerce-records'

export type Terms = {
  /** Notes what a file says; later files of 1C name numbers alone. */
  add: (records: readonly TermRecord[]) => Promise<void>
  titleOf: (kind: TermKind, id: string) => string | undefined
  all: (kind: TermKind) => TermRecord[]
}

const keyOf = ({ kind, id }: Pick<TermRecord, 'kind' | 'id'>) => `${kind}/${id}`

export async function openTerms(db: Database): Promise<Terms> {
  const rows = await selectRows<TermRecord>(
    db,
    sql`select kind, id, title, parent_id as "parentId" from exchange_terms`,
  )
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  return {
    add: async (records) => {
      const fresh = new Map(records.map((record) => [keyOf(record), record]))
      if (fresh.size === 0) return
      for (const [key, record] of fresh) known.set(key, record)
      await db.execute(sql`
        insert into exchange_terms as t (kind, id, title, parent_id)
        select kind, id, title, "parentId" from jsonb_to_recordset(${JSON.stringify([...fresh.values()])}::jsonb)
          as r(kind text, id text, title text, "parentId" text)
        on conflict (kind, id) do update set title = excluded.title, parent_id = excluded.parent_id
          where (t.title, t.parent_id) is distinct from (excluded.title, excluded.parent_id)`)
    },
    titleOf: (kind, id) => known.get(keyOf({ kind, id }))?.title,
    all: (kind) => [...known.values()].filter((term) => term.kind === kind),
  }
}
