import { openDatabase } from '@/gateway/db/connect'
import { sql } from 'drizzle-orm'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'
const m = () => {
  const u = process.memoryUsage()
  return [
    Math.round(process.resourceUsage().maxRSS / 1024),
    ...[u.rss, u.heapTotal, u.heapUsed, u.external, u.arrayBuffers].map((x) => Math.round(x / 1048576)),
  ].join(' ')
}
console.log('start', m())
if (process.argv[2] === 'db') {
  const d = await openDatabase({ dataDir: '/tmp/pgl4' })
  console.log('open', m())
  for (let i = 0; i < 5; i++) {
    await d.db.execute(sql`select count(*) from brands`)
    await new Promise((r) => setTimeout(r, 1000))
    console.log('q', m())
  }
  await d.db.execute(sql`create temporary table t (a int)`)
  console.log('tmp', m())
  await d.close()
} else {
  const s = await openPriceFile('/tmp/big.csv')
  console.log('opened', m())
  let n = 0
  for await (const r of s.rows) {
    n++
  }
  console.log(n, m())
}
