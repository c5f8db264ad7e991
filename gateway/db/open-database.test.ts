import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { vacuumTables } from '@/gateway/db/embedded/start-table-maintenance'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { openEmbedded } from '@/gateway/test-support/databases'

let opened: OpenedDatabase
beforeAll(async () => {
  opened = await openEmbedded()
})
afterAll(() => opened.close())

it('bounds what the embedded database keeps of its files in memory', async () => {
  expect(await selectRows(opened.db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '48MB' }])
})

it('reclaims the space of deleted rows and counts those that are left', async () => {
  const { db } = opened
  const size = sql`select reltuples::int as rows, (pg_relation_size(oid) / 8192)::int as pages
    from pg_class where relname = 'site_params'`
  await db.execute(
    sql`insert into site_params (key, value) select 'tidy ' || n, '"x"' from generate_series(1, 2000) n`,
  )
  await db.execute(sql`delete from site_params where key like 'tidy %'`)
  const left = await selectRows(db, sql`select count(*)::int as rows from site_params`)
  const [before] = await selectRows<{ pages: number }>(db, size)
  await vacuumTables(db)
  const [after] = await selectRows<{ rows: number; pages: number }>(db, size)
  expect(after?.rows).toBe(left[0]?.rows)
  expect(after?.pages).toBeLessThan(before?.pages ?? 0)
})
