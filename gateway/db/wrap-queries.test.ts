import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { AroundQuery } from '@/gateway/db/wrap-queries'
import { hasServer, openEmbedded, openOnServer } from '@/gateway/test-support/databases'

async function queriesOf(open: typeof openEmbedded): Promise<string[]> {
  const seen: string[] = []
  const aroundQuery: AroundQuery = async (statement, run) => {
    const response = await run()
    seen.push(statement)
    return response
  }
  const { db, close } = await open('migrated', { aroundQuery })
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
  expect(await queriesOf(openEmbedded)).toEqual(['select 1', 'select 2'])
})

it.runIf(hasServer())('lets every query of PostgreSQL pass once, whichever connection it takes', async () => {
  expect(await queriesOf(openOnServer)).toEqual(['select 1', 'begin', 'select 2', 'commit'])
})
