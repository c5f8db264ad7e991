import pg from 'pg'
import type { Listen } from '@/gateway/db/listen'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** A connection of its own that is opened again when it is lost. The first one has to succeed. */
export function listenOnPostgres(connectionString: string): Listen {
  return async (channel, { onMessage, onMissed }) => {
    let isStopped = false
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined

    async function connect() {
      const fresh = new pg.Client({
        connectionString,
        application_name: 'arus-gateway-listen',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      })
      // The end follows every error and is what counts.
      fresh.on('error', () => undefined)
      fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
      try {
        await fresh.connect()
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (cause) {
        await fresh.end().catch(() => undefined)
        throw cause
      }
      client = fresh
      fresh.once('end', () => later(FIRST_PAUSE_MS))
      if (isStopped) await fresh.end()
    }

    function later(pauseMs: number) {
      client = undefined
      if (isStopped) return
      timer = setTimeout(() => {
        connect().then(onMissed, () => later(Math.min(MAX_PAUSE_MS, pauseMs * 2)))
      }, pauseMs)
      timer.unref()
    }

    await connect()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    }
  }
}
