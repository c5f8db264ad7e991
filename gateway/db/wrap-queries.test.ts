import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { IN_MEMORY, openDatabase, type DatabaseOptions } from '@/gateway/db/open-database'
import type { AroundQuery } from '@/gateway/db/wrap-queries'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'

vi.setConfig({ testTimeout: 120_000 })

const binFolder = findPostgres()
const label = binFolder ? 'PostgreSQL' : 'PostgreSQL: none on this machine'

async function queriesOf(options: DatabaseOptions): Promise<string[]> {
  const seen: string[] = []
  const aroundQuery: AroundQuery = async (statement, run) => {
    const answer = await run()
    seen.push(statement)
    return answer
  }
  const { db, close } = await openDatabase({ ...options, aroundQuery })
  seen.length = 0
  await db.execute(sql`select 1`)
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select 2`)
  })
  await expect(db.execute(sql`select nothing`)).rejects.toThrow('nothing')
  await close()
  return seen
}

it('lets every query of the embedded database pass once', async () => {
  expect(await queriesOf({ dataDir: IN_MEMORY })).toEqual(['select 1', 'select 2'])
})

describe.skipIf(!binFolder)(`${label}`, () => {
  it('lets every query pass once, whichever connection it takes', async () => {
    const server = await startPostgres(binFolder ?? '')
    expect(await queriesOf({ databaseUrl: server.url })).toEqual(['select 1', 'begin', 'select 2', 'commit'])
    await server.stop()
  })
})
