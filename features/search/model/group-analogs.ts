import type { PartOffers } from './part'

export type AnalogMark = 'cheaper' | 'faster' | 'known'
export type AnalogGroupKey = AnalogMark | 'other' | 'absent'
export type MarkedAnalog = { analog: PartOffers; marks: readonly AnalogMark[] }
export type AnalogGroup = { key: AnalogGroupKey; analogs: readonly MarkedAnalog[] }

type Compared = Pick<PartOffers, 'price' | 'deliveryTime' | 'reviewsCount' | 'rating'>

const ORDER: readonly AnalogGroupKey[] = ['cheaper', 'faster', 'known', 'other', 'absent']
/** Opinions of fewer people say nothing of how well a maker is known. */
export const KNOWN_REVIEWS = 3

/**
 * Analogs by what speaks for them against the requested part; each stands once, in the first group that it earns, and
 * carries every mark. Without a price to compare with, none is cheaper or faster.
 */
export function groupAnalogs(part: Compared | null, analogs: readonly PartOffers[]): AnalogGroup[] {
  const groups = new Map<AnalogGroupKey, MarkedAnalog[]>(ORDER.map((key) => [key, []]))
  for (const analog of analogs) {
    const marks = marksOf(part, analog)
    const key = analog.price === null ? 'absent' : (marks[0] ?? 'other')
    groups.get(key)?.push({ analog, marks })
  }
  return ORDER.flatMap((key) => {
    const found = groups.get(key) ?? []
    return found.length === 0 ? [] : [{ key, analogs: found.toSorted(comparators[key]) }]
  })
}

export function marksOf(part: Compared | null, analog: Compared): AnalogMark[] {
  if (analog.price === null) return []
  const marks: AnalogMark[] = []
  if (part?.price != null && analog.price < part.price) marks.push('cheaper')
  if (part?.price != null && analog.deliveryTime < part.deliveryTime) marks.push('faster')
  if (analog.reviewsCount >= KNOWN_REVIEWS && analog.reviewsCount > (part?.reviewsCount ?? 0))
    marks.push('known')
  return marks
}

type Comparator = (left: MarkedAnalog, right: MarkedAnalog) => number

const byPrice: Comparator = (left, right) =>
  (left.analog.price ?? Infinity) - (right.analog.price ?? Infinity)

const comparators: Record<AnalogGroupKey, Comparator> = {
  cheaper: byPrice,
  faster: (left, right) => left.analog.deliveryTime - right.analog.deliveryTime || byPrice(left, right),
  known: (left, right) => right.analog.reviewsCount - left.analog.reviewsCount || byPrice(left, right),
  other: byPrice,
  absent: (left, right) => left.analog.brand.localeCompare(right.analog.brand, 'ru'),
}
