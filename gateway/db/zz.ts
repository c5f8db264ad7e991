import { openDatabase } from '@/gateway/db/connect'
import { selectRows } from '@/gateway/db/database'
import { sql } from 'drizzle-orm'
const { db, close } = await openDatabase(
  process.argv[2]?.startsWith('postgres')
    ? { databaseUrl: process.argv[2], statementTimeoutMs: 0 }
    : { dataDir: process.argv[2]! },
)
const q = async (s: string) => console.table(await selectRows(db, sql.raw(s)))
await q(
  "select relname, pg_total_relation_size(oid)/1024 as kb, pg_relation_size(oid)/1024 as heap from pg_class where relkind='r' and relnamespace='public'::regnamespace order by 2 desc limit 12",
)
await q(
  "select relname, pg_relation_size(oid)/1024 as kb from pg_class where relkind='i' order by 2 desc limit 12",
)
await q(
  'select products_count, count(*) from (select offers_count as products_count from products) x group by 1 order by 1',
)
await q(
  'select count(*) n, count(*) filter (where has_own_warehouse) own, count(*) filter (where reviews_count>0) reviewed, count(*) filter(where internet_price is not null) sale, avg(best_price)/100 avg, min(best_price)/100, max(best_price)/100 from products',
)
await q(
  'select s.code, s.products_count, i.total, (select count(*) from section_options o where o.section_id=s.id) opts, (select sum(length(bits))/1024 from section_options o where o.section_id=s.id) kb from sections s join section_indexes i on i.section_id=s.id where level<2 order by 2 desc limit 20',
)
await q('select brand_id, count(*) from products group by 1 order by 2 desc limit 8')
await q('select count(*) from brands b where not exists (select 1 from products where brand_id=b.id)')
await q('select count(*) from search_words')
await close()
