import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { explainNoDatabase } from '@/gateway/core/errors/explain-no-database'
import { openDatabase } from '@/gateway/db/open-database'

let server: net.Server | undefined
afterEach(() => server?.close())

/** A server that answers every client with PostgreSQL's message of a failure. */
async function serverThatRefuses(code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + length.length)
  server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `postgres://arus:secret-word@127.0.0.1:${(server.address() as AddressInfo).port}/arus`
}

it.each([
  ['28P01', 'the database refuses the name or the password in DATABASE_URL'],
  ['28000', 'the database refuses the name or the password in DATABASE_URL'],
  ['3D000', 'there is no database of the name in DATABASE_URL'],
  ['53300', 'the database takes no more connections, see DATABASE_POOL'],
])('says of a server that refuses with %s: %s', async (code, words) => {
  const databaseUrl = await serverThatRefuses(code)
  const failure: unknown = await openDatabase({ databaseUrl }).catch((error: unknown) => error)
  expect(explainNoDatabase(failure)).toBe(words)
})

it('says of an address that has no machine that nobody answers there', async () => {
  const databaseUrl = 'postgres://arus:secret-word@nowhere.invalid/arus'
  const failure: unknown = await openDatabase({ databaseUrl }).catch((error: unknown) => error)
  expect(explainNoDatabase(failure)).toBe('no database answers at the address in DATABASE_URL')
})

it('says nothing of another failure', () => {
  expect(explainNoDatabase(new Error('the disk is full'))).toBeUndefined()
})
