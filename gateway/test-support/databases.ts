import { afterAll, beforeAll, describe } from 'vitest'
import { IN_MEMORY, openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'

const START_TIMEOUT_MS = 120_000

type Opened = OpenedDatabase & { stop: () => Promise<void> }

async function openPglite(): Promise<Opened> {
  const opened = await openDatabase({ dataDir: IN_MEMORY })
  return { ...opened, stop: opened.close }
}

async function openOnServer(server: PostgresServer): Promise<Opened> {
  const opened = await openDatabase({ databaseUrl: server.url })
  const stop = async () => {
    await opened.close()
    await server.stop()
  }
  return { ...opened, stop }
}

async function openPostgres(binFolder: string): Promise<Opened> {
  const server = await startPostgres(binFolder)
  try {
    return await openOnServer(server)
  } catch (cause) {
    await server.stop()
    throw cause
  }
}

/** Runs the suite on the embedded database, and on PostgreSQL where the machine has its programs. */
export function describeOnDatabases(name: string, suite: (database: () => OpenedDatabase) => void) {
  const binFolder = findPostgres()
  const kinds = [
    { kind: 'PGlite', open: openPglite },
    { kind: 'PostgreSQL', open: binFolder === undefined ? undefined : () => openPostgres(binFolder) },
  ]
  for (const { kind, open } of kinds) {
    const label = open ? `${name} on ${kind}` : `${name} on ${kind}: no initdb and postgres on this machine`
    describe.skipIf(!open)(`${label}`, () => {
      let opened: Opened | undefined
      beforeAll(async () => {
        opened = await open?.()
      }, START_TIMEOUT_MS)
      afterAll(() => opened?.stop(), START_TIMEOUT_MS)
      suite(() => {
        if (!opened) throw new Error('the database is not open')
        return opened
      })
    })
  }
}
