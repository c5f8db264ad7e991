import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'

const LONG = { timeout: 20_000 }

async function listenOn({ db, listen }: OpenedDatabase, channel: string) {
  const onMessage = vi.fn<(payload: string) => void>()
  const onMissed = vi.fn<() => void>()
  const stop = await listen(channel, { onMessage, onMissed })
  onTestFinished(stop)
  const say = (payload: string) => db.execute(sql`select pg_notify(${channel}, ${payload})`)
  return { onMessage, onMissed, stop, say }
}

/** Texts of queries that a connection was sent while it had another one. */
function watchOverlaps() {
  const overlaps: string[] = []
  const running = new Map<unknown, number>()
  // Of the many ways to call it, the one of a listening connection.
  const connection = pg.Client.prototype as unknown as { query: (text: string) => Promise<unknown> }
  const { query } = connection
  const spy = vi.spyOn(connection, 'query')
  onTestFinished(() => spy.mockRestore())
  spy.mockImplementation(function (this: unknown, text) {
    const others = running.get(this) ?? 0
    if (others > 0) overlaps.push(text)
    running.set(this, others + 1)
    return query.call(this as typeof connection, text).finally(() => {
      running.set(this, (running.get(this) ?? 1) - 1)
    })
  })
  return overlaps
}

describeOnDatabases('listening to the database', (database) => {
  it('begins and ends for many at once, and sends a connection one query at a time', async () => {
    const overlaps = watchOverlaps()
    const none = { onMessage: vi.fn(), onMissed: vi.fn() }
    const stops = await Promise.all(['a', 'b', 'c'].map((channel) => database().listen(channel, none)))
    await Promise.all(stops.map((stop) => stop()))
    expect(overlaps).toEqual([])
  })

  it('hears its own channel until it stops', async () => {
    const one = await listenOn(database(), 'one')
    const two = await listenOn(database(), 'two')
    await two.say('b')
    await one.say('a')
    await vi.waitFor(() => expect(one.onMessage).toHaveBeenCalledWith('a'), LONG)
    expect(one.onMessage).toHaveBeenCalledTimes(1)
    await one.stop()
    await one.say('c')
    await two.say('d')
    await vi.waitFor(() => expect(two.onMessage).toHaveBeenCalledWith('d'), LONG)
    expect(one.onMessage).toHaveBeenCalledTimes(1)
    expect(two.onMissed).not.toHaveBeenCalled()
  })
})

const binFolder = findPostgres()

describe.skipIf(binFolder === undefined)('a connection that listens', () => {
  it('comes back after it was lost, and says that it may have missed something', async () => {
    const server = await startPostgres(binFolder ?? '')
    onTestFinished(server.stop)
    const database = await openDatabase({ databaseUrl: server.url })
    onTestFinished(database.close)
    const { onMessage, onMissed, say } = await listenOn(database, 'lost')
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arus-gateway-listen'`,
    )
    await vi.waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1), LONG)
    await say('again')
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('again'), LONG)
  })

  it('is one for all channels, hears each of them when it has come back, and ends with the last one', async () => {
    const server = await startPostgres(binFolder ?? '')
    onTestFinished(server.stop)
    const database = await openDatabase({ databaseUrl: server.url })
    onTestFinished(database.close)
    const count = async () => {
      const [row] = await database.db
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`pg_stat_activity`)
        .where(sql`application_name = 'arus-gateway-listen'`)
      return row?.count
    }
    const channels = await Promise.all(['one', 'two', 'two'].map((channel) => listenOn(database, channel)))
    expect(await count()).toBe(1)
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arus-gateway-listen'`,
    )
    for (const { onMissed } of channels) await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce(), LONG)
    for (const { say } of channels.slice(0, 2)) await say('again')
    for (const { onMessage } of channels) {
      await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('again'), LONG)
    }
    const late = await Promise.all(['late', 'late'].map((channel) => listenOn(database, channel)))
    await late[0]?.say('both')
    for (const { onMessage } of late) {
      await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('both'), LONG)
    }
    for (const { stop } of [...channels, ...late]) await stop()
    await vi.waitFor(async () => expect(await count()).toBe(0), LONG)
  })
})
