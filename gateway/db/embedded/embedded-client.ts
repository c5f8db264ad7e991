import {
  Mutex,
  type ParserOptions,
  type PGlite,
  protocol,
  TransactionAbortedError,
} from '@electric-sql/pglite'
import { createByteBuffer } from '@/gateway/db/embedded/create-byte-buffer'
import { columnReader, parsedBy, type ColumnReader } from '@/gateway/db/embedded/column-readers'
import { readAnswer, type Answer, type Field } from '@/gateway/db/embedded/read-answer'
import { readLists, readObjects } from '@/gateway/db/embedded/read-rows'
import { createStatementCache, isStored, maySpoilStatements } from '@/gateway/db/embedded/statement-cache'

export type EmbeddedOptions = { rowMode?: 'array' | 'object'; parsers?: ParserOptions }

export type EmbeddedResult = {
  rows: unknown[]
  fields: Field[]
  command: string
  rowCount: number
  affectedRows: number
}

type Query = (text: string, params?: unknown[], options?: EmbeddedOptions) => Promise<EmbeddedResult>

export type EmbeddedTransaction = { query: Query }

export type EmbeddedClient = EmbeddedTransaction & {
  transaction: <T>(run: (transaction: EmbeddedTransaction) => Promise<T>) => Promise<T>
  /** Listens on a channel; resolves to what ends it. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

type Prepared = { name: string; parameterTypes: number[]; fields: Field[]; readers: ColumnReader[] }

const { serialize } = protocol
const UNNAMED = ''
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY'])

/**
 * Speaks with the embedded PostgreSQL in whole batches, and reuses parsed and planned statements: PGlite's own
 * `query` parses and plans each time and takes six messages for it, which costs five times as much as most queries.
 * Callers must not use PGlite's own calls beside this client.
 */
export function createEmbeddedClient(pglite: PGlite): EmbeddedClient {
  const turn = new Mutex()
  const incoming = createByteBuffer()
  const statements = createStatementCache<Prepared>()
  const listeners = new Map<string, Set<(payload: string) => void>>()

  async function send(...outgoing: Uint8Array[]): Promise<Answer> {
    if (!pglite.ready) throw new Error('The database is closed.')
    incoming.clear()
    // Folders and memory need no `syncToFs`: PGlite writes straight into them.
    await pglite.execProtocolRawStream(Buffer.concat(outgoing), {
      syncToFs: false,
      onRawData: incoming.add,
    })
    const answer = readAnswer(incoming.content())
    for (const { channel, payload } of answer.notifications) {
      for (const notify of listeners.get(channel) ?? []) queueMicrotask(() => notify(payload))
    }
    if (answer.error) throw answer.error
    return answer
  }

  async function prepare(name: string, text: string): Promise<Prepared> {
    const answer = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const fields = answer.fields ?? []
    const readers = fields.map(({ dataTypeID }) => columnReader(dataTypeID, pglite.parsers))
    return { name, parameterTypes: answer.parameterTypes ?? [], fields, readers }
  }

  async function keepPrepared(text: string): Promise<Prepared> {
    const known = statements.get(text)
    if (known) return known
    const prepared = await prepare(statements.nextName(), text)
    const leaving = statements.set(text, prepared)
    if (leaving) await send(serialize.close({ type: 'S', name: leaving.name }), serialize.sync())
    return prepared
  }

  function toWire(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : pglite.serializers[type]
    if (write) return write(value)
    if (typeof value === 'string') return value
    return typeof value === 'bigint' ? value.toString() : JSON.stringify(value)
  }

  async function call(text: string, params: unknown[], options: EmbeddedOptions): Promise<EmbeddedResult> {
    const prepared = isStored(text) ? await keepPrepared(text) : await prepare(UNNAMED, text)
    const { name, parameterTypes, fields } = prepared
    const values = params.map((value, index) => toWire(value, parameterTypes[index]))
    const answer = await send(
      serialize.bind({ statement: name, values }),
      serialize.execute(),
      serialize.sync(),
    )
    const { parsers } = options
    const readers = parsers
      ? prepared.readers.map((read, index) => {
          const parse = parsers[fields[index]?.dataTypeID ?? 0]
          return parse ? parsedBy(parse) : read
        })
      : prepared.readers
    const bytes = incoming.content()
    const rows =
      options.rowMode === 'array'
        ? readLists(bytes, answer.rowStarts, readers)
        : readObjects(
            bytes,
            answer.rowStarts,
            fields.map((field) => field.name),
            readers,
          )
    return { rows, fields, ...readTag(answer.tag) }
  }

  async function run(
    text: string,
    params: unknown[] = [],
    options: EmbeddedOptions = {},
  ): Promise<EmbeddedResult> {
    try {
      if (maySpoilStatements(text)) {
        await send(serialize.query('deallocate all'))
        statements.clear()
      }
      return await call(text, params, options)
    } catch (error) {
      throw error instanceof Error ? Object.assign(error, { query: text, params }) : error
    }
  }

  async function transact<T>(work: (transaction: EmbeddedTransaction) => Promise<T>): Promise<T> {
    let isOver = false
    const query: Query = async (...args) => {
      if (isOver) throw new Error('The transaction is over.')
      return run(...args)
    }
    await send(serialize.query('begin'))
    try {
      const result = await work({ query })
      isOver = true
      const { tag } = await send(serialize.query('commit'))
      if (tag === 'ROLLBACK') throw new TransactionAbortedError()
      return result
    } catch (error) {
      isOver = true
      await send(serialize.query('rollback'))
      throw error
    }
  }

  async function listen(channel: string, onMessage: (payload: string) => void) {
    const known = listeners.get(channel) ?? new Set()
    listeners.set(channel, known)
    known.add(onMessage)
    await turn.runExclusive(() => send(serialize.query(`listen "${channel}"`)))
    return async () => {
      known.delete(onMessage)
      if (known.size > 0) return
      listeners.delete(channel)
      await turn.runExclusive(() => send(serialize.query(`unlisten "${channel}"`)))
    }
  }

  return {
    query: (...args) => turn.runExclusive(() => run(...args)),
    transaction: (work) => turn.runExclusive(() => transact(work)),
    listen,
    close: () => turn.runExclusive(() => pglite.close()),
  }
}

/** `INSERT 0 5` is five rows, `BEGIN` none. */
function readTag(tag: string) {
  const words = tag.split(' ')
  const command = words[0] ?? ''
  const count = Number(words.at(-1))
  const rowCount = words.length > 1 && Number.isInteger(count) ? count : 0
  return { command, rowCount, affectedRows: CHANGES.has(command) ? rowCount : 0 }
}
