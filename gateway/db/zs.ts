import { openDatabase } from '@/gateway/db/connect'
import { seedDemoShop } from '@/gateway/db/demo/seed'
const n = Number(process.argv[2])
const target = process.argv[3]!
const o = target.startsWith('postgres') ? { databaseUrl: target, statementTimeoutMs: 0 } : { dataDir: target }
const t0 = performance.now()
const { db, close } = await openDatabase(o)
console.log('open', performance.now() - t0)
const orig = db.transaction.bind(db)
;(db as any).transaction = (fn: any, c: any) =>
  orig(async (tx: any) => {
    const ex = tx.execute.bind(tx)
    const sums = new Map<string, number>()
    tx.execute = async (q: any) => {
      const t = performance.now()
      const r = await ex(q)
      const text =
        (
          q.queryChunks
            .map(
              (x: any) =>
                x?.value?.join?.('') ??
                (typeof x === 'string' ? (x.length > 40 ? '' : x) : x?.queryChunks ? '' : ''),
            )
            .join('') as string
        ).slice(0, 60) + (q.queryChunks[1]?.value ?? '')
      sums.set(text, (sums.get(text) ?? 0) + performance.now() - t)
      return r
    }
    await fn(tx)
    console.log(
      [...sums]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 14)
        .map(([k, v]) => `${Math.round(v)} ${k}`)
        .join('\n'),
    )
  }, c)
const t = performance.now()
const c = process.cpuUsage()
console.log(
  await seedDemoShop(db, {
    products: n,
    onProgress: (m) => {
      if (m % 50000 === 0) console.log(m, Math.round(performance.now() - t))
    },
  }),
  'total',
  Math.round(performance.now() - t),
  'cpu',
  process.cpuUsage(c).user / 1e6,
  'rss',
  Math.round(process.memoryUsage().rss / 1e6),
)
await close()
