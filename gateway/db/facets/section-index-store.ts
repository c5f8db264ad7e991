import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { positionsIn } from '@/gateway/db/facets/bitset'
import type { BuiltColumn } from '@/gateway/db/facets/build-section-index'
import { placeTableBytes } from '@/gateway/db/facets/place-table'
import type { NumberColumn, OptionColumn, SectionIndex } from '@/gateway/db/facets/section-index'
import {
  filterOptions,
  sectionIndexes,
  sectionNumbers,
  sectionOptions,
  sectionSorts,
} from '@/gateway/db/schema/filters'

const DEFAULT_MAX_BYTES = 160 * 1024 * 1024

export type SectionIndexStore = {
  /** The newest index of a section; `undefined` when it lists no products. */
  get: (sectionId: number) => Promise<SectionIndex | undefined>
}

/** Caches the indexes of the sections in use in memory, least recently used out first; reads the version on each use. */
export function createSectionIndexStore(db: Database, maxBytes = DEFAULT_MAX_BYTES): SectionIndexStore {
  const stored = new Map<number, SectionIndex>()
  const loading = new Map<string, Promise<SectionIndex | undefined>>()
  let storedBytes = 0

  function drop(sectionId: number) {
    storedBytes -= stored.get(sectionId)?.bytes ?? 0
    stored.delete(sectionId)
  }

  function keep(index: SectionIndex) {
    drop(index.sectionId)
    stored.set(index.sectionId, index)
    storedBytes += index.bytes
    for (const sectionId of stored.keys()) {
      if (storedBytes <= maxBytes || sectionId === index.sectionId) break
      drop(sectionId)
    }
  }

  async function get(sectionId: number) {
    const [row] = await db
      .select({ version: sectionIndexes.version })
      .from(sectionIndexes)
      .where(eq(sectionIndexes.sectionId, sectionId))
    if (!row) return undefined
    const known = stored.get(sectionId)
    if (known?.version === row.version) {
      stored.delete(sectionId)
      stored.set(sectionId, known)
      return known
    }
    const ticket = `${sectionId}/${row.version}`
    const pending =
      loading.get(ticket) ?? loadSectionIndex(db, sectionId).finally(() => loading.delete(ticket))
    loading.set(ticket, pending)
    const loaded = await pending
    if (loaded) keep(loaded)
    return loaded
  }

  return { get }
}

async function loadSectionIndex(db: Database, sectionId: number): Promise<SectionIndex | undefined> {
  // One snapshot: a rebuild in between would mix the positions of two versions.
  return db.transaction(
    async (tx) => {
      const [head] = await tx.select().from(sectionIndexes).where(eq(sectionIndexes.sectionId, sectionId))
      if (!head) return undefined
      const sortRows = await tx.select().from(sectionSorts).where(eq(sectionSorts.sectionId, sectionId))
      const optionRows = await tx
        .select({
          optionId: sectionOptions.optionId,
          filterId: filterOptions.filterId,
          total: sectionOptions.total,
          bits: sectionOptions.bits,
        })
        .from(sectionOptions)
        .innerJoin(filterOptions, eq(filterOptions.id, sectionOptions.optionId))
        .where(eq(sectionOptions.sectionId, sectionId))
      const numberRows = await tx.select().from(sectionNumbers).where(eq(sectionNumbers.sectionId, sectionId))

      const sorts = new Map(sortRows.map((row) => [row.sort, new Int32Array(wordsOf(row.positions))]))
      const options = new Map<number, OptionColumn>()
      for (const { optionId, filterId, total, bits } of optionRows) {
        options.set(optionId, toOptionColumn({ filterId, total, bits: new Int32Array(wordsOf(bits)) }))
      }
      const numbers = new Map<number, NumberColumn>()
      for (const { filterId, min, max, values } of numberRows) {
        numbers.set(filterId, { min, max, values: new Int32Array(wordsOf(values)) })
      }
      const blobs = [head.productIds, ...sortRows.map((row) => row.positions)]
      blobs.push(...optionRows.map((row) => row.bits), ...numberRows.map((row) => row.values))
      return {
        sectionId,
        version: head.version,
        total: head.total,
        productIds: new Int32Array(wordsOf(head.productIds)),
        sorts,
        options,
        numbers,
        bytes: blobs.reduce((sum, blob) => sum + blob.byteLength, placeTableBytes(head.total)),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** A rare option is stored as a list: it is counted by its few positions, and takes less memory than its bits. */
export function toOptionColumn({ filterId, total, bits }: BuiltColumn): OptionColumn {
  return total < bits.length
    ? { filterId, total, positions: positionsIn(bits, total) }
    : { filterId, total, bits }
}

// A driver's buffer may start anywhere; typed arrays of words need a copy that starts on a word.
function wordsOf(bytes: Uint8Array) {
  const copy = new Uint8Array(bytes.byteLength)
  copy.set(bytes)
  return copy.buffer
}
