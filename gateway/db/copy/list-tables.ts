import { sql } from 'drizzle-orm'
import { type Database, selectRows } from '@/gateway/core/database'

export type Table = {
  name: string
  /** Columns that take values; generated ones do not. */
  columns: string[]
  hasBytes: boolean
}

/** The gateway's own tables, which its migrations create. */
export async function listTables(db: Database): Promise<Table[]> {
  return selectRows<Table>(
    db,
    sql`select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
          bool_or(a.atttypid = 'bytea'::regtype) as "hasBytes"
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.relname order by c.relname`,
  )
}
