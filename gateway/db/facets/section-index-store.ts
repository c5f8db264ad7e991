import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { positionsIn } from '@/gateway/db/facets/bitset'
import type { BuiltColumn } from '@/gateway/db/facets/build-section-index'
import { placeTableBytes } from '@/gateway/db/facets/place-table'
import { readStoredIndex } from '@/gateway/db/facets/read-stored-index'
import type { OptionColumn, SectionIndex } from '@/gateway/db/facets/section-index'
import { sectionIndexes } from '@/gateway/db/schema/filters'

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
  const stored = await db.transaction((tx) => readStoredIndex(tx, sectionId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  if (!stored) return undefined
  const { index, bytes } = stored
  const options = new Map([...index.options].map(([id, column]) => [id, toOptionColumn(column)]))
  return { ...index, options, bytes: bytes + placeTableBytes(index.total) }
}

/** A rare option is stored as a list: it is counted by its few positions, and takes less memory than its bits. */
export function toOptionColumn({ filterId, total, bits }: BuiltColumn): OptionColumn {
  return total < bits.length
    ? { filterId, total, positions: positionsIn(bits, total) }
    : { filterId, total, bits }
}
