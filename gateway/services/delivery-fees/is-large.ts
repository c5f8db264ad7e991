import type { PropertyValue } from '@/gateway/db/schema/catalog'

type Known = { weight: PropertyValue | undefined; size: PropertyValue | undefined }
type Limits = { largeFromKg: number | null; largeFromCm: number | null }

const MM_IN_CM = 10

function numbersIn(value: PropertyValue | undefined): number[] {
  const found = String(value ?? '').match(/\d+(?:[.,]\d+)?/g) ?? []
  return found.map((text) => Number(text.replace(',', '.')))
}

/** By the weight in kilograms, or by the longest side, in millimetres as «120 × 80 × 60 мм». */
export function isLarge({ weight, size }: Known, { largeFromKg, largeFromCm }: Limits): boolean {
  const [kilograms = 0] = numbersIn(weight)
  const longest = Math.max(0, ...numbersIn(size))
  return (
    (largeFromKg !== null && kilograms >= largeFromKg) ||
    (largeFromCm !== null && longest >= largeFromCm * MM_IN_CM)
  )
}
