import {
  addBit,
  createBitset,
  intersect,
  positionsIn,
  countBits,
  fullBitset,
  unite,
} from '@/gateway/db/facets/bitset'
import type { NumberRange } from '@/gateway/db/facets/search-section'
import { NO_NUMBER, NUMBER_SCALE, type SectionIndex } from '@/gateway/db/facets/section-index'

type Requested = {
  filterId: number
  optionIds?: readonly number[] | undefined
  range?: NumberRange | undefined
}

function maskOf(index: SectionIndex, { filterId, optionIds, range }: Requested) {
  const mask = createBitset(index.total)
  for (const optionId of optionIds ?? []) {
    const option = index.options.get(optionId)
    if (option?.filterId !== filterId) continue
    if (option.bits) unite(mask, option.bits)
    else for (const position of option.positions) addBit(mask, position)
  }
  if (!range) return mask
  const min = (range.min ?? -Infinity) * NUMBER_SCALE
  const max = (range.max ?? Infinity) * NUMBER_SCALE
  index.numbers.get(filterId)?.values.forEach((value, position) => {
    if (value !== NO_NUMBER && value >= min && value <= max) addBit(mask, position)
  })
  return mask
}

/** Ids of the products that have one of the options of each filter and lie in each range. Nothing is counted beside them. */
export function findOfChoice(index: SectionIndex, requested: readonly Requested[]): Int32Array {
  const left = fullBitset(index.total)
  for (const one of requested) intersect(left, maskOf(index, one))
  return positionsIn(left, countBits(left)).map((position) => index.productIds[position] ?? 0)
}
