import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { BuiltIndex } from '@/gateway/db/facets/build-section-index'
import { sections } from '@/gateway/db/schema/catalog'
import { sectionIndexes, sectionNumbers, sectionOptions, sectionSorts } from '@/gateway/db/schema/filters'

const STATEMENT_BYTES = 2 * 1024 * 1024

export async function writeSectionIndex(db: Database, index: BuiltIndex) {
  const { sectionId, version, total } = index
  const sortRows = [...index.sorts].map(([sort, positions]) => ({
    sectionId,
    sort,
    positions: bytesOf(positions),
  }))
  const optionRows = [...index.options].map(([optionId, column]) => ({
    sectionId,
    optionId,
    total: column.total,
    bits: bytesOf(column.bits),
  }))
  const numberRows = [...index.numbers].map(([filterId, { min, max, values }]) => ({
    sectionId,
    filterId,
    min,
    max,
    values: bytesOf(values),
  }))
  await db.transaction(async (tx) => {
    await tx.delete(sectionIndexes).where(eq(sectionIndexes.sectionId, sectionId))
    await tx
      .insert(sectionIndexes)
      .values({ sectionId, version, total, productIds: bytesOf(index.productIds) })
    for (const rows of portions(sortRows, ({ positions }) => positions))
      await tx.insert(sectionSorts).values(rows)
    for (const rows of portions(optionRows, ({ bits }) => bits)) await tx.insert(sectionOptions).values(rows)
    for (const rows of portions(numberRows, ({ values }) => values))
      await tx.insert(sectionNumbers).values(rows)
    await tx.update(sections).set({ productsCount: total }).where(eq(sections.id, sectionId))
  })
}

function portions<Row>(rows: readonly Row[], blobOf: (row: Row) => Uint8Array): Row[][] {
  const all: Row[][] = []
  let portion: Row[] = []
  let bytes = 0
  for (const row of rows) {
    if (portion.length > 0 && bytes + blobOf(row).byteLength > STATEMENT_BYTES) {
      all.push(portion)
      portion = []
      bytes = 0
    }
    portion.push(row)
    bytes += blobOf(row).byteLength
  }
  return portion.length > 0 ? [...all, portion] : all
}

// Written in the machine's byte order: every machine this runs on is little-endian.
function bytesOf(words: Int32Array) {
  return Buffer.from(words.buffer, words.byteOffset, words.byteLength)
}
