import { sql } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import { selectRows, type Database } from '@/gateway/core/database'

type Count = { status: string; messages: number; oldest: number }

/** Figures of waiting and abandoned messages for the owner, counted on request. */
export function watchOutbox(registry: Registry, db: Database) {
  const oldest = new Gauge({
    name: 'gateway_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent',
    registers: [registry],
  })
  new Gauge({
    name: 'gateway_outbox_messages',
    help: 'Messages that wait to be sent, or were given up',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const counts = await countMessages(db).catch(() => undefined)
      if (!counts) return
      this.reset()
      for (const status of ['waiting', 'dead']) {
        const found = counts.find((count) => count.status === status)
        this.set({ status }, found?.messages ?? 0)
        if (status === 'waiting') oldest.set(found?.oldest ?? 0)
      }
    },
  })
  const attempts = new Counter({
    name: 'gateway_messages_total',
    help: 'Attempts to send a message, by what it was and what became of it',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  return (kind: string, outcome: string) => attempts.inc({ kind, outcome })
}

function countMessages(db: Database): Promise<Count[]> {
  return selectRows<Count>(
    db,
    sql`select status, count(*)::int as messages,
        extract(epoch from now() - min(created_at))::float8 as oldest
      from outbox_messages where status in ('waiting', 'dead') group by status`,
  )
}
