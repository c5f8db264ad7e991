import { openDatabase, IN_MEMORY } from '@/gateway/db/connect'
const m = () => [
  Math.round(process.resourceUsage().maxRSS / 1024),
  Math.round(process.memoryUsage().rss / 1048576),
]
console.log('start', m())
const d = await openDatabase({ dataDir: process.argv[2] ?? IN_MEMORY })
console.log('open', m())
await d.close()
