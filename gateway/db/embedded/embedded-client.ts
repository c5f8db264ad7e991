import {
  Mutex,
  type ParserOptions,
  type PGlite,
  protocol,
  TransactionAbortedError,
} from '@electric-sql/pglite'
import { createByteBuffer } from '@/gateway/db/embedded/create-byte-buffer'
import { parsedBy } from '@/gateway/db/embedded/column-readers'
import { createPreparedStatements } from '@/gateway/db/embedded/create-prepared-statements'
import { readAnswer, type Answer, type Field } from '@/gateway/db/embedded/read-answer'
import { readLists, readObjects } from '@/gateway/db/embedded/read-rows'

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

const { serialize } = protocol
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY'])

/**
 * Speaks with the embedded PostgreSQL in whole batches, and reuses parsed and planned statements: PGlite's own
 * `query` parses and plans each time and takes six messages for it, which costs five times as much as most queries.
 * Callers must not use PGlite's own calls beside this client.
 */
export function createEmbeddedClient(pglite: PGlite): EmbeddedClient {
  const turn = new Mutex()
  const incoming = createByteBuffer()
  const statements = createPreparedStatements(send, pglite.parsers)
  const listeners = new Map<string, Set<(payload: string) => void>>()

  async function send(...outgoing: Uint8Array[]): Promise<Answer> {
    if (!pglite.ready) throw new Error('The database is closed.')
    incoming.clear()
    // Folders and memory need no `syncToFs`: PGlite writes straight into them.
    await pglite.execProtocolRawStream(Buffer.concat(outgoing), {
      syncToFs: false,
      onRawData: incoming.add,
    })
    const response = readAnswer(incoming.content())
    for (const { channel, payload } of response.notifications) {
      for (const notify of listeners.get(channel) ?? []) queueMicrotask(() => notify(payload))
    }
    if (response.error) throw response.error
    return response
  }

  async function call(text: string, params: unknown[], options: EmbeddedOptions): Promise<EmbeddedResult> {
    const prepared = await statements.get(text)
    const { name, parameterTypes, fields } = prepared
    const values = params.map((value, index) => {
      const type = parameterTypes[index]
      return toWire(value, type === undefined ? undefined : pglite.serializers[type])
    })
    const response = await send(
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
        ? readLists(bytes, response.rowStarts, readers)
        : readObjects(
            bytes,
            response.rowStarts,
            fields.map((field) => field.name),
            readers,
          )
    return { rows, fields, ...readTag(response.tag) }
  }

  async function run(
    text: string,
    params: unknown[] = [],
    options: EmbeddedOptions = {},
  ): Promise<EmbeddedResult> {
    try {
      await statements.dropSpoiledBy(text)
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

/** As text of the protocol; `write` is the serializer of the parameter's type, where there is one. */
function toWire(value: unknown, write: ((value: unknown) => string) | undefined): string | null {
  if (value === null || value === undefined) return null
  if (write) return write(value)
  if (typeof value === 'string') return value
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value)
}

/** `INSERT 0 5` is five rows, `BEGIN` none. */
function readTag(tag: string) {
  const words = tag.split(' ')
  const command = words[0] ?? ''
  const count = Number(words.at(-1))
  const rowCount = words.length > 1 && Number.isInteger(count) ? count : 0
  return { command, rowCount, affectedRows: CHANGES.has(command) ? rowCount : 0 }
}
