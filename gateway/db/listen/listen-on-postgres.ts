import pg from 'pg'
import type { Listen, ListenHandlers } from '@/gateway/db/listen/listen'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000

/** One connection for all channels of a process, opened again when it is lost. The first one has to succeed. */
export function listenOnPostgres(connectionString: string): Listen {
  const heard = new Map<string, Set<ListenHandlers>>()
  /** Connections without listeners, about to be closed. */
  const retired = new WeakSet<pg.Client>()
  let connection: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  const lastQuery = new WeakMap<pg.Client, Promise<unknown>>()

  /** After the queries before it: the driver is about to refuse a second one on a connection. */
  function query(client: pg.Client, text: string): Promise<unknown> {
    const sent = (lastQuery.get(client) ?? Promise.resolve()).then(() => client.query(text))
    lastQuery.set(
      client,
      sent.catch(() => undefined),
    )
    return sent
  }

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'arus-gateway-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    })
    // The end follows every error and is handled instead.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of heard.get(channel) ?? []) onMessage(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of heard.keys()) await query(client, `listen ${pg.escapeIdentifier(channel)}`)
    } catch (cause) {
      await client.end().catch(() => undefined)
      throw cause
    }
    client.once('end', () => {
      if (retired.has(client)) return
      connection = undefined
      later(FIRST_PAUSE_MS)
    })
    return client
  }

  function connected(): Promise<pg.Client> {
    connection ??= open().catch((cause: unknown) => {
      connection = undefined
      throw cause
    })
    return connection
  }

  function later(pauseMs: number): void {
    clearTimeout(timer)
    if (heard.size === 0) return
    timer = setTimeout(() => {
      connected().then(notifyMissed, () => later(Math.min(MAX_PAUSE_MS, pauseMs * 2)))
    }, pauseMs)
    timer.unref()
  }

  function notifyMissed(): void {
    for (const listeners of heard.values()) for (const { onMissed } of listeners) onMissed()
  }

  async function forget(channel: string, handlers: ListenHandlers): Promise<void> {
    const listeners = heard.get(channel)
    listeners?.delete(handlers)
    if (listeners?.size !== 0) return
    heard.delete(channel)
    if (heard.size === 0) clearTimeout(timer)
    const client = await connection?.catch(() => undefined)
    // A lost connection drops its channels.
    if (client) await query(client, `unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
    if (heard.size > 0 || !client || retired.has(client)) return
    retired.add(client)
    connection = undefined
    await client.end()
  }

  return async (channel, handlers) => {
    const listeners = heard.get(channel) ?? new Set()
    heard.set(channel, listeners.add(handlers))
    try {
      const client = await connected()
      // Also for an active channel: its first caller may still be waiting for the server.
      await query(client, `listen ${pg.escapeIdentifier(channel)}`)
    } catch (cause) {
      await forget(channel, handlers)
      throw cause
    }
    return () => forget(channel, handlers)
  }
}
