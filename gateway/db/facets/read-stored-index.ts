import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { BuiltColumn, BuiltIndex } from '@/gateway/db/facets/build-section-index'
import type { NumberColumn } from '@/gateway/db/facets/section-index'
import {
  filterOptions,
  sectionIndexes,
  sectionNumbers,
  sectionOptions,
  sectionSorts,
} from '@/gateway/db/schema/filters'

/** The index of a section as it is stored, with the bytes that it takes there; `undefined` when it lists no products. */
export async function readStoredIndex(
  db: Database,
  sectionId: number,
): Promise<{ index: BuiltIndex; bytes: number } | undefined> {
  const [head] = await db.select().from(sectionIndexes).where(eq(sectionIndexes.sectionId, sectionId))
  if (!head) return undefined
  const sortRows = await db.select().from(sectionSorts).where(eq(sectionSorts.sectionId, sectionId))
  const optionRows = await db
    .select({
      optionId: sectionOptions.optionId,
      filterId: filterOptions.filterId,
      total: sectionOptions.total,
      bits: sectionOptions.bits,
    })
    .from(sectionOptions)
    .innerJoin(filterOptions, eq(filterOptions.id, sectionOptions.optionId))
    .where(eq(sectionOptions.sectionId, sectionId))
  const numberRows = await db.select().from(sectionNumbers).where(eq(sectionNumbers.sectionId, sectionId))

  const sorts = new Map(sortRows.map((row) => [row.sort, new Int32Array(wordsOf(row.positions))]))
  const options = new Map<number, BuiltColumn>()
  for (const { optionId, filterId, total, bits } of optionRows) {
    options.set(optionId, { filterId, total, bits: new Int32Array(wordsOf(bits)) })
  }
  const numbers = new Map<number, NumberColumn>()
  for (const { filterId, min, max, values } of numberRows) {
    numbers.set(filterId, { min, max, values: new Int32Array(wordsOf(values)) })
  }
  const blobs = [head.productIds, ...sortRows.map((row) => row.positions)]
  blobs.push(...optionRows.map((row) => row.bits), ...numberRows.map((row) => row.values))
  return {
    index: {
      sectionId,
      version: head.version,
      total: head.total,
      productIds: new Int32Array(wordsOf(head.productIds)),
      sorts,
      options,
      numbers,
    },
    bytes: blobs.reduce((sum, blob) => sum + blob.byteLength, 0),
  }
}

// A driver's buffer may start anywhere; typed arrays of words need a copy that starts on a word.
function wordsOf(bytes: Uint8Array) {
  const copy = new Uint8Array(bytes.byteLength)
  copy.set(bytes)
  return copy.buffer
}
