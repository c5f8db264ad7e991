import { sql } from 'drizzle-orm'
import type { OpenedDatabase } from '@/gateway/db/open-database'

const TIMEOUT_MS = 5_000

/** Whether notifications sent through the pool reach this gateway's listener; through a pooler they may not. */
export async function isHearing(
  { db, listen }: Pick<OpenedDatabase, 'db' | 'listen'>,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const channel = `arus_hearing_${crypto.randomUUID().replaceAll('-', '')}`
  let onHeard: (isHeard: boolean) => void = () => undefined
  const heard = new Promise<boolean>((resolve) => {
    onHeard = resolve
  })
  const stop = await listen(channel, { onMessage: () => onHeard(true), onMissed: () => undefined })
  const timer = setTimeout(() => onHeard(false), timeoutMs)
  try {
    await db.execute(sql`select pg_notify(${channel}, 'hearing')`)
    return await heard
  } finally {
    clearTimeout(timer)
    await stop()
  }
}
