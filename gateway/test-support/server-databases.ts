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

async function execute(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
