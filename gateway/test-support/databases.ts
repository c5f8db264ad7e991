import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import {
  type DatabaseOptions,
  IN_MEMORY,
  openDatabase,
  type OpenedDatabase,
} from '@/gateway/db/open-database'
import { createDatabase, prepareTemplate } from '@/gateway/test-support/server-databases'

/** `bare` runs every migration again, for suites about migrations. */
type Start = 'migrated' | 'bare'

export type OpenedOnServer = OpenedDatabase & { url: string }

type Suite = (database: () => OpenedDatabase) => void

type Observers = Pick<DatabaseOptions, 'aroundQuery'>

/** A separate embedded database. */
export async function openEmbedded(
  start: Start = 'migrated',
  observers: Observers = {},
): Promise<OpenedDatabase> {
  const options = { ...observers, dataDir: IN_MEMORY }
  if (start === 'bare') return openDatabase(options)
  const { pgliteImage } = inject('databases')
  return openDatabase({ ...options, loadDataDir: await openAsBlob(pgliteImage) })
}

/** Whether this machine has PostgreSQL's programs, so that the run has a server. */
export function hasServer(): boolean {
  return inject('databases').postgres !== undefined
}

/** A separate database on the server of the run; closing drops it. */
export async function openOnServer(
  start: Start = 'migrated',
  observers: Observers = {},
): Promise<OpenedOnServer> {
  return openCopy(start === 'bare' ? undefined : inject('databases').postgres?.template, observers)
}

async function openCopy(template: string | undefined, observers: Observers = {}): Promise<OpenedOnServer> {
  const { postgres } = inject('databases')
  if (!postgres) throw new Error('this machine has no initdb and postgres')
  const { url, drop } = await createDatabase(postgres.url, `suite-${randomUUID()}`, template)
  try {
    const opened = await openDatabase({ ...observers, databaseUrl: url })
    return { ...opened, url, close: () => opened.close().then(drop) }
  } catch (cause) {
    await drop()
    throw cause
  }
}

/** A separate database of the kind that is quicker: the server answers in a third of the time, where the machine has its programs. */
export function openQuickest(): Promise<OpenedDatabase> {
  return hasServer() ? openOnServer() : openEmbedded()
}

/** The quickest database with a demo shop of that many products, of which the run's server seeds each size once. */
export async function openDemoShop(products: number): Promise<OpenedDatabase> {
  const seed = async ({ db }: OpenedDatabase) => {
    const { seedDemoShop } = await import('@/gateway/demo/seed-demo-shop')
    await seedDemoShop(db, { products })
  }
  const { postgres } = inject('databases')
  if (!postgres) {
    const opened = await openEmbedded()
    await seed(opened)
    return opened
  }
  const template = `demo-${products}`
  await prepareTemplate(postgres.url, template, postgres.template, async (url) => {
    const opened = await openDatabase({ databaseUrl: url })
    try {
      await seed(opened)
    } finally {
      await opened.close()
    }
  })
  return openCopy(template)
}

const EMBEDDED = { kind: 'PGlite', isThere: true, open: openEmbedded }

/**
 * Runs the suite on one database, the quickest: for suites about shapes, rights, papers, emails and everything else that does not
 * depend on SQL, locks or transactions.
 */
export function describeWithDatabase(name: string, suite: Suite): void {
  describeFrom('migrated', name, { isThere: true, open: openQuickest }, suite)
}

/** The same on a demo shop of that many products. */
export function describeWithDemoShop(products: number, name: string, suite: Suite): void {
  describeFrom('migrated', name, { isThere: true, open: () => openDemoShop(products) }, suite)
}

/** Runs the suite on the embedded database, and on PostgreSQL where the machine has its programs. */
export function describeOnDatabases(name: string, suite: Suite): void {
  describeOnEach('migrated', name, suite)
}

/** The same on unprepared databases. */
export function describeOnBareDatabases(name: string, suite: Suite): void {
  describeOnEach('bare', name, suite)
}

function describeOnEach(start: Start, name: string, suite: Suite): void {
  const onServer = hasServer() ? 'PostgreSQL' : 'PostgreSQL: no initdb and postgres on this machine'
  for (const database of [EMBEDDED, { kind: onServer, isThere: hasServer(), open: openOnServer }])
    describeFrom(start, `${name} on ${database.kind}`, database, suite)
}

type Source = { isThere: boolean; open: (start: Start) => Promise<OpenedDatabase> }

function describeFrom(start: Start, name: string, { isThere, open }: Source, suite: Suite): void {
  describe.skipIf(!isThere)(`${name}`, () => {
    let opened: OpenedDatabase | undefined
    beforeAll(async () => {
      opened = await open(start)
    })
    afterAll(() => opened?.close())
    suite(() => {
      if (!opened) throw new Error('the database is not open')
      return opened
    })
  })
}
