import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { build } from 'esbuild'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '@/gateway/db/migrate'
import { IN_MEMORY } from '@/gateway/db/open-database'
import { storeTestShop } from '@/gateway/test-support/test-shop'

const root = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.join(root, 'node_modules/.cache/arus-databases')
const MIGRATIONS = path.join(root, 'gateway/db/migrations')
/** Segments of 16 MB would be two thirds of what every suite unpacks. */
const SMALL_LOG = ['--wal-segsize=1']
const SHORT_LOG = ['-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB']

/**
 * File of an embedded database with all migrations and no rows, which can be filled with the test shop quickly; made again only when a
 * migration or its makers changed.
 */
export async function preparePgliteImage(): Promise<string> {
  const name = `${await imageKey(MIGRATIONS)}.tar`
  const file = path.join(FOLDER, name)
  if (existsSync(file)) return file
  await mkdir(FOLDER, { recursive: true })
  for (const old of await readdir(FOLDER)) await rm(path.join(FOLDER, old), { force: true })
  // Another run may look for the file while this one writes it.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await dumpMigrated())
  await rename(unfinished, file)
  return file
}

/** Changes with every file of the migrations, with the code that applies them and with the embedded database itself. */
export async function imageKey(migrations: string): Promise<string> {
  const hash = createHash('sha256').update(pgliteVersion())
  hash.update(await codeOfMakers())
  const files = await readdir(migrations, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  for (const file of paths.toSorted())
    hash.update(path.relative(migrations, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** All code of the project that makes the image, this file and what it imports. */
async function codeOfMakers(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [import.meta.filename],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8')
}

async function dumpMigrated(): Promise<Uint8Array> {
  const pglite = await PGlite.create({
    dataDir: IN_MEMORY,
    extensions: { pg_trgm },
    initDbStartParams: SMALL_LOG,
    startParams: [...PGlite.defaultStartParams, ...SHORT_LOG],
  })
  try {
    const db = drizzle({ client: pglite })
    await migrate(db)
    await storeTestShop(db)
    await pglite.exec('vacuum full')
    // No suite makes a database from a template, and every suite unpacks them.
    await pglite.exec('update pg_database set datistemplate = false where datistemplate')
    for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`)
    await pglite.exec('checkpoint')
    return await (await pglite.dumpDataDir('none')).bytes()
  } finally {
    await pglite.close()
  }
}
