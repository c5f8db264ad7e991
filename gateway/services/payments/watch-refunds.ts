import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { selectRows, type Database } from '@/gateway/core/database'

/** Refunds that wait for the provider, and rejected ones, counted on request. */
export function watchRefunds(registry: Registry, db: Database) {
  new Gauge({
    name: 'gateway_refunds',
    help: 'Refunds that are owed, by whether the provider still works on them',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await selectRows<{ status: string; count: number }>(
        db,
        sql`select status, count(*)::int as count from refunds where status <> 'done' group by status`,
      ).catch(() => undefined)
      if (!rows) return
      for (const status of ['pending', 'failed'])
        this.set({ status }, rows.find((row) => row.status === status)?.count ?? 0)
    },
  })
}
