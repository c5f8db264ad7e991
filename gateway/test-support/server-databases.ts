import { Client } from 'pg'

export type ServerDatabase = { url: string; drop: () => Promise<void> }

/** A separate database on a running server: a copy of the template when one is named, bare otherwise. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<ServerDatabase> {
  await execute(serverUrl, `create database "${name}" template "${template}"`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(serverUrl, `drop database "${name}" with (force)`) }
}

/** One for all templates: several processes of a run may want the same at the same moment. */
const TEMPLATE_LOCK = 7301

/** Makes a template of another one and fills it, unless this run has it already. */
export async function prepareTemplate(
  serverUrl: string,
  name: string,
  source: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const unfinished = `${name}-unfinished`
    const { url, drop } = await createDatabase(serverUrl, unfinished, source)
    try {
      await fill(url)
      await client.query(`alter database "${unfinished}" rename to "${name}"`)
    } catch (cause) {
      await drop()
      throw cause
    }
  } finally {
    await client.end()
  }
}

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
