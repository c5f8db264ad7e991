import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { DataDirBusyError, lockDataDir } from '@/gateway/db/lock-data-dir'
import { openDatabase } from '@/gateway/db/open-database'
import { explainStart } from './explain-start'

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

const coded = (code: string) => Object.assign(new Error('failed'), { code })
const numbered = (errno: number) => Object.assign(new Error(''), { name: 'ErrnoError', errno })

describe('a gateway that does not start', () => {
  it.each([
    [new DataDirBusyError(4711), /занята другим шлюзом \(процесс 4711\): .*GATEWAY_DATA_DIR/],
    [coded('ENOSPC'), /кончилось место/],
    [new Error('write failed', { cause: coded('ENOSPC') }), /кончилось место/],
    [numbered(51), /кончилось место/],
    [coded('EACCES'), /нельзя писать/],
    [Object.assign(coded('ENOENT'), { syscall: 'mkdir' }), /нельзя писать/],
    [coded('ECONNREFUSED'), /никто не отвечает/],
    [coded('EADDRINUSE'), /порт шлюза занят/],
  ])('after %s says what to do', (error, words) => {
    expect(explainStart(error)).toMatch(words)
  })

  it('says what to do about a database that does not open', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'explain-start-'))
    writeFileSync(path.join(folder, 'PG_VERSION'), '18\n')
    const failure: unknown = await openDatabase({ dataDir: folder }).catch((error: unknown) => error)
    rmSync(folder, { recursive: true })
    expect(explainStart(failure)).toMatch(/не открылась: освободите .*верните папку из копии/)
  })

  it('says that a file lies where its folder should be', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'explain-start-'))
    const file = path.join(root, 'file')
    writeFileSync(file, '')
    for (const folder of [path.join(file, 'pglite'), path.join(file, 'deeper', 'pglite')]) {
      let failure: unknown
      try {
        lockDataDir(folder)
      } catch (error) {
        failure = error
      }
      expect(explainStart(failure)).toMatch(/лежит файл/)
    }
    rmSync(root, { recursive: true })
  })

  it.each([
    ['28P01', /имя или пароль/],
    ['28000', /имя или пароль/],
    ['3D000', /createdb/],
    ['53300', /DATABASE_POOL/],
  ])('says what to do of a server that refuses with %s', async (code, words) => {
    const databaseUrl = await serverThatRefuses(code)
    const failure: unknown = await openDatabase({ databaseUrl }).catch((error: unknown) => error)
    expect(explainStart(failure)).toMatch(words)
  })

  it('says of an address that has no machine that no database answers there', async () => {
    const databaseUrl = 'postgres://arus:secret-word@nowhere.invalid/arus'
    const failure: unknown = await openDatabase({ databaseUrl }).catch((error: unknown) => error)
    expect(explainStart(failure)).toMatch(/никто не отвечает/)
  })

  it.each([coded('22P02'), numbered(44), new TypeError('x is not a function'), null, 'text'])(
    'says nothing of what it does not know: %s',
    (error) => {
      expect(explainStart(error)).toBeUndefined()
    },
  )
})
