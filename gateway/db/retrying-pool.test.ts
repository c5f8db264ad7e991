import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectRows, type Database } from '@/gateway/core/database'
import { isConnectionLost } from '@/gateway/core/errors/is-connection-lost'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { toFailure } from '@/gateway/http/failure'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'

const POOL_SIZE = 3
const binFolder = findPostgres()

describe.skipIf(binFolder === undefined)('a database that restarts', () => {
  let server: PostgresServer
  let database: OpenedDatabase

  beforeAll(async () => {
    server = await startPostgres(binFolder ?? '')
    database = await openDatabase({ databaseUrl: server.url, poolSize: POOL_SIZE })
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  const call = (db: Database = database.db) => selectRows(db, sql`select 1 as one`)
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (isConnectionLost(error) ? 'lost' : error),
    )

  it('is waited for by whoever asks it meanwhile', async () => {
    const restarted = server.restart(300)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => outcome(database.db.transaction((tx) => call(tx)))),
    )
    await restarted
    // Only queries sent before the server went can be lost.
    expect(responses.filter((answer) => answer === 'lost').length).toBeLessThanOrEqual(POOL_SIZE)
    expect(new Set(responses)).toEqual(new Set(responses.includes('lost') ? ['lost', 'done'] : ['done']))
  })

  it('ends what was in the middle, and nothing else', async () => {
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => (isHeld = resolve))
    let goOn = () => {}
    const restarted = new Promise<void>((resolve) => (goOn = resolve))
    const inTheMiddle = outcome(
      database.db.transaction(async (tx) => {
        await call(tx)
        isHeld()
        await restarted
        await call(tx)
      }),
    )
    await held
    await server.restart()
    goOn()
    expect(await inTheMiddle).toBe('lost')
    expect(await outcome(call())).toBe('done')
  })

  it('tells of a connection that was ended in a transaction as a lost one, and stays', async () => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', note)
    const inTheMiddle = database.db.transaction(async (tx) => {
      const [own] = await selectRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
      await database.db.execute(sql`select pg_terminate_backend(${own?.pid})`)
      // Until the driver itself notices, with an error without a code.
      await expect.poll(() => outcome(call(tx))).toBe('lost')
      await call(tx)
    })
    const failure: unknown = await inTheMiddle.catch((error: unknown) => error)
    process.off('uncaughtException', note)
    expect([toFailure(failure).status, uncaught]).toEqual([503, []])
    expect(await outcome(call())).toBe('done')
  })

  it('leaves the pool as large as it was', async () => {
    for (let round = 0; round < POOL_SIZE + 1; round += 1) {
      // Connections that end while idle, and while a transaction begins on them.
      await Promise.all(Array.from({ length: POOL_SIZE }, () => call()))
      const begun = Array.from({ length: POOL_SIZE }, () =>
        outcome(database.db.transaction((tx) => call(tx))),
      )
      await server.restart()
      await Promise.all(begun)
    }
    const together = await database.db.transaction(async (one) =>
      database.db.transaction(async (two) =>
        database.db.transaction(async (three) => [await call(one), await call(two), await call(three)]),
      ),
    )
    expect(together).toHaveLength(POOL_SIZE)
  })
})
