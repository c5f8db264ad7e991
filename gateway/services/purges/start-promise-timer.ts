import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import type { Logger } from '@/gateway/core/logger'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { nextPromiseChange } from '@/lib/parts/terms/promise'

/** Opening hours may be changed meanwhile. */
const LONGEST_WAIT_MS = 600_000
const RETRY_MS = 30_000

/** Everything that says «Сегодня» and «Завтра» or how many bonuses products earn, and the pages of promotions. */
const PROMISING = ['listing', 'product', 'search', 'content'] as const

type Hours = { id: number; open: string; close: string; zone: string }

async function findChange(db: Database, now: Date): Promise<Date> {
  const [shop] = await selectRows<Hours>(
    db,
    sql`select supplier_id as id, opens_at as open, closes_at as close, time_zone as zone from shops where supplier_id = standard_shop()`,
  )
  const day = nextPromiseChange(shop && { shopId: shop.id, work: shop, timeZone: shop.zone }, now)
  const edge = await findEdge(db, now)
  return edge && edge < day ? edge : day
}

/** When the next promotion begins or ends. */
async function findEdge(db: Database, now: Date): Promise<Date | undefined> {
  const at = now.toISOString()
  const [row] = await selectRows<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(edge)) * 1000)::float8 as ms from promotions,
      lateral (values (starts_at), (ends_at)) as edges(edge) where edge > ${at}::timestamptz`,
  )
  return row?.ms ? new Date(row.ms) : undefined
}

/**
 * Purges cached lists and products when the standard shop closes and at midnight in Moscow, and when a promotion
 * begins or ends.
 */
export function startPromiseTimer(db: Database, logger: Logger) {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isStopped = false
  const wait = (ms: number, due: Date | undefined) => {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look(due)
    }, ms)
    timer.unref()
  }
  const look = async (due: Date | undefined) => {
    try {
      const now = new Date()
      if (due && now >= due) await announcePurge(db, PROMISING)
      const next = await findChange(db, now)
      wait(Math.min(next.getTime() - now.getTime(), LONGEST_WAIT_MS), next)
    } catch (error) {
      logger.error({ err: error }, 'pages were not told of another day')
      wait(RETRY_MS, due)
    }
  }
  looking = look(undefined)
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
