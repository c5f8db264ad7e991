import { type ParserOptions, protocol } from '@electric-sql/pglite'
import { columnReader, type ColumnReader } from '@/gateway/db/embedded/column-readers'
import type { Answer, Field } from '@/gateway/db/embedded/read-answer'
import {
  createStatementCache,
  isStored,
  mayInvalidateStatements,
} from '@/gateway/db/embedded/statement-cache'

export type Prepared = { name: string; parameterTypes: number[]; fields: Field[]; readers: ColumnReader[] }

const { serialize } = protocol
const UNNAMED = ''

/** Prepares statements over `send`, and keeps those that are worth it for the next time. */
export function createPreparedStatements(
  send: (...outgoing: Uint8Array[]) => Promise<Answer>,
  parsers: ParserOptions,
) {
  const statements = createStatementCache<Prepared>()

  async function prepare(name: string, text: string): Promise<Prepared> {
    const response = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const fields = response.fields ?? []
    const readers = fields.map(({ dataTypeID }) => columnReader(dataTypeID, parsers))
    return { name, parameterTypes: response.parameterTypes ?? [], fields, readers }
  }

  async function get(text: string): Promise<Prepared> {
    if (!isStored(text)) return prepare(UNNAMED, text)
    const known = statements.get(text)
    if (known) return known
    const prepared = await prepare(statements.nextName(), text)
    const leaving = statements.set(text, prepared)
    if (leaving) await send(serialize.close({ type: 'S', name: leaving.name }), serialize.sync())
    return prepared
  }

  /** Drops all of them before a statement that may change the tables they were planned for. */
  async function dropSpoiledBy(text: string): Promise<void> {
    if (!mayInvalidateStatements(text)) return
    await send(serialize.query('deallocate all'))
    statements.clear()
  }

  return { get, dropSpoiledBy }
}
