import type { TestProject, Vitest } from 'vitest/node'
import { openDatabase } from '@/gateway/db/open-database'
import { findPostgres, startPostgres, type PostgresServer } from '@/gateway/test-support/postgres-server'
import { preparePgliteImage } from '@/gateway/test-support/prepared-image'
import { createDatabase } from '@/gateway/test-support/server-databases'
import { storeTestShop } from '@/gateway/test-support/test-shop'

/** The template of every suite's database: bringing up the schema takes longer than most suites. */
export type PreparedDatabases = {
  /** File that an embedded database starts from. */
  pgliteImage: string
  /** A server for the whole run, or undefined when the machine has no programs for one. */
  postgres: { url: string; template: string } | undefined
}

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with Vitest's own
  interface ProvidedContext {
    databases: PreparedDatabases
  }
}

type Prepared = { databases: PreparedDatabases; stop: () => Promise<void> }

const TEMPLATE = 'migrated'

/** Several projects need the same. */
const runs = new WeakMap<Vitest, Promise<Prepared>>()

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = runs.get(project.vitest) ?? prepare()
  runs.set(project.vitest, prepared)
  const { databases, stop } = await prepared
  project.provide('databases', databases)
  return stop
}

async function prepare(): Promise<Prepared> {
  // One after the other: the embedded database blocks the thread, and a connection to the other one would time out meanwhile.
  const server = await startServer()
  const pgliteImage = await preparePgliteImage()
  return {
    databases: { pgliteImage, postgres: server && { url: server.url, template: TEMPLATE } },
    stop: async () => server?.stop(),
  }
}

async function startServer(): Promise<PostgresServer | undefined> {
  const binFolder = findPostgres()
  if (binFolder === undefined) return undefined
  const server = await startPostgres(binFolder)
  const { url } = await createDatabase(server.url, TEMPLATE)
  const { db, close } = await openDatabase({ databaseUrl: url })
  await storeTestShop(db)
  await close()
  return server
}
