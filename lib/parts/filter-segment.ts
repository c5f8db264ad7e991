export type Range = { min?: number; max?: number }
export type Bounds = { min: number; max: number }
type CodedOption = { rewriteCode?: string | null; sequent?: number }

/** Bounds of any number in an address; beyond them it is cut. */
export const RANGE_LIMIT = 1_000_000_000

const NUMBER = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i

/** `min~max`, either side may be missing or not a number. `null` when the text is not a range at all. */
export function parseRange(text: string): Range | null {
  const at = text.indexOf('~')
  if (at === -1) return null
  const min = parseNumber(text.slice(0, at))
  const max = parseNumber(text.slice(at + 1))
  const range: Range = {}
  if (min !== undefined) range.min = min
  if (max !== undefined) range.max = max
  return swapped(range)
}

export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}~${max ?? ''}`
}

export function isEmptyRange({ min, max }: Range): boolean {
  return min === undefined && max === undefined
}

/** Swaps first, then clamps both ends, so that the result is always inside the bounds and ordered. */
export function clampRange(range: Range, bounds: Bounds): Bounds {
  const { min, max } = swapped(range)
  const clamp = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max)
  return { min: clamp(min ?? bounds.min), max: clamp(max ?? bounds.max) }
}

/** `{rewriteCode}-{option rewrite codes joined by commas, ordered by sequence}`. */
export function buildFilterSegment(rewriteCode: string, options: readonly CodedOption[]): string {
  const codes = options
    .toSorted((left, right) => (left.sequent ?? 0) - (right.sequent ?? 0))
    .flatMap(({ rewriteCode: code }) => (code ? [code] : []))
  return `${rewriteCode}-${codes.join(',')}`
}

/**
 * Every way to split a decoded segment after a known code that a `-` follows, the longest code first: codes and options
 * may hold dashes themselves.
 */
export function splitFilterSegment(
  segment: string,
  codes: Iterable<string>,
): { code: string; options: string }[] {
  return [...new Set(codes)]
    .filter((code) => code !== '' && segment.startsWith(`${code}-`) && segment.length > code.length + 1)
    .toSorted((left, right) => right.length - left.length)
    .map((code) => ({ code, options: segment.slice(code.length + 1) }))
}

function swapped(range: Range): Range {
  const { min, max } = range
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : range
}

function parseNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined
  const number = Number(text.replace(',', '.'))
  // Adding 0 turns -0 into 0, which would otherwise be written back as another text.
  return Math.min(Math.max(number, -RANGE_LIMIT), RANGE_LIMIT) + 0
}
