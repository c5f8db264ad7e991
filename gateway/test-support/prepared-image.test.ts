import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { brands } from '@/gateway/db/schema/catalog'
import { hasServer, openEmbedded, openOnServer } from '@/gateway/test-support/databases'
import { imageKey } from '@/gateway/test-support/prepared-image'

const MIGRATIONS = path.resolve(import.meta.dirname, '../db/migrations')

async function copyOfMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  return folder
}

describe('the prepared embedded database', () => {
  it('is taken again while its migrations are the same, wherever they lie', async () => {
    expect(await imageKey(await copyOfMigrations())).toBe(await imageKey(MIGRATIONS))
  })

  it.each([
    ['a changed migration', '0000_foundation.sql'],
    ['a new migration', '9999_new.sql'],
  ])('is made anew for %s', async (_, file) => {
    const folder = await copyOfMigrations()
    await writeFile(path.join(folder, file), 'select 1')
    expect(await imageKey(folder)).not.toBe(await imageKey(MIGRATIONS))
  })
})

describe.each([
  ['PGlite', openEmbedded, true],
  ['PostgreSQL', openOnServer, hasServer()],
] as const)('a copy of the prepared database on %s', (_, open, isThere) => {
  it.runIf(isThere)('is empty, and its suite alone writes into it', async () => {
    const [one, other] = await Promise.all([open(), open()])
    await one.db.insert(brands).values({ code: 'knecht', title: 'Knecht', searchText: 'Knecht' })
    expect(await one.db.select().from(brands)).toHaveLength(1)
    expect(await other.db.select().from(brands)).toEqual([])
    await Promise.all([one.close(), other.close()])
  })
})
