import { openDatabase, IN_MEMORY } from '@/gateway/db/connect'
import { importPriceList } from '@/gateway/services/price-import/import-price-list'
const m = () => {
  const u = process.memoryUsage()
  return [
    Math.round(process.resourceUsage().maxRSS / 1024),
    ...[u.rss, u.heapTotal, u.heapUsed, u.external, u.arrayBuffers].map((x) => Math.round(x / 1048576)),
  ].join(' ')
}
console.log(m())
import { sql } from 'drizzle-orm'
const d = await openDatabase({ dataDir: process.argv[3] ?? IN_MEMORY })
for (let i = 0; i < 1; i++) {
  console.log('open', m())
  if (process.env['PRE']) for (const q of process.env['PRE'].split(';')) await d.db.execute(sql.raw(q))
  const t = Date.now()
  let last = ''
  const r = await importPriceList(d.db, process.argv[2]!, {
    onProgress: (p, n) => {
      if (p !== last) {
        last = p
        console.log(p, n, Date.now() - t, m())
      }
    },
  })
  console.log(
    { ...r, rejects: r.rejects.slice(0, 3), newBrands: r.newBrands.length },
    Date.now() - t,
    'ms',
    m(),
  )
}
await d.close()
