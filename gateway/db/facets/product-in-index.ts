import { addBit, createBitset, hasBit, withBit, withoutBit } from '@/gateway/db/facets/bitset'
import { toNumberColumn, type BuiltColumn, type BuiltIndex } from '@/gateway/db/facets/build-section-index'
import { NO_NUMBER, type NumberColumn, type SectionSort } from '@/gateway/db/facets/section-index'

/** How many products stand before a product in each order. */
export type Ranks = Readonly<Record<SectionSort, number>>

/** The index without a product; the same when it does not list that one. */
export function withoutProduct(index: BuiltIndex, productId: number): BuiltIndex {
  const at = index.productIds.indexOf(productId)
  if (at < 0) return index
  const options = new Map<number, BuiltColumn>()
  for (const [id, { filterId, total, bits }] of index.options) {
    const left = total - (hasBit(bits, at) ? 1 : 0)
    if (left > 0) options.set(id, { filterId, total: left, bits: withoutBit(bits, index.total, at) })
  }
  const numbers = new Map<number, NumberColumn>()
  for (const [id, { values }] of index.numbers) {
    const column = toNumberColumn(values.filter((_, position) => position !== at))
    if (column) numbers.set(id, column)
  }
  return {
    ...index,
    total: index.total - 1,
    productIds: index.productIds.filter((id) => id !== productId),
    sorts: new Map(
      [...index.sorts].map(([sort, order]) => [
        sort,
        order
          .filter((position) => position !== at)
          .map((position) => (position > at ? position - 1 : position)),
      ]),
    ),
    options,
    numbers,
  }
}

/** The index with a product that it does not list yet; `alone` is an index of that product and no other. */
export function withProduct(index: BuiltIndex, alone: BuiltIndex, ranks: Ranks): BuiltIndex {
  const { total } = index
  const at = Math.min(ranks.popular, total)
  const options = new Map<number, BuiltColumn>()
  for (const [id, { filterId, total: count, bits }] of index.options) {
    const isSet = alone.options.has(id)
    options.set(id, { filterId, total: count + (isSet ? 1 : 0), bits: withBit(bits, total, at, isSet) })
  }
  for (const [id, { filterId }] of alone.options) {
    if (options.has(id)) continue
    const bits = createBitset(total + 1)
    addBit(bits, at)
    options.set(id, { filterId, total: 1, bits })
  }
  const numbers = new Map<number, NumberColumn>()
  for (const id of new Set([...index.numbers.keys(), ...alone.numbers.keys()])) {
    const known = index.numbers.get(id)?.values ?? new Int32Array(total).fill(NO_NUMBER)
    const column = toNumberColumn(inserted(known, at, alone.numbers.get(id)?.values[0] ?? NO_NUMBER))
    if (column) numbers.set(id, column)
  }
  return {
    ...index,
    total: total + 1,
    productIds: inserted(index.productIds, at, alone.productIds[0] ?? 0),
    sorts: new Map(
      [...alone.sorts.keys()].map((sort) => [
        sort,
        inserted(
          (index.sorts.get(sort) ?? new Int32Array(total)).map((position) =>
            position >= at ? position + 1 : position,
          ),
          Math.min(ranks[sort as SectionSort], total),
          at,
        ),
      ]),
    ),
    options,
    numbers,
  }
}

function inserted(values: Int32Array, at: number, value: number): Int32Array {
  const longer = new Int32Array(values.length + 1)
  longer.set(values.subarray(0, at))
  longer[at] = value
  longer.set(values.subarray(at), at + 1)
  return longer
}
