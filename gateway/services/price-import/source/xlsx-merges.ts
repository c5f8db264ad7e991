import { MAX_MERGED_RANGES } from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { toBuffer, type ByteSource } from './byte-source'
import type { MergedRange } from './merged-cells'

const RANGE = /mergeCell\s[^<>]{0,80}?ref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})"/g
const LONGEST = 140

/**
 * Merged cells of a sheet in the order of their tops. They stand behind the rows that need them, so the sheet is passed
 * over once before, without its markup being parsed.
 */
export async function readMergedRanges(part: ByteSource): Promise<MergedRange[]> {
  const ranges: MergedRange[] = []
  let rest = ''
  for await (const chunk of await part.stream()) {
    const text = rest + toBuffer(chunk).toString('latin1')
    let end = text.length - LONGEST
    for (const match of text.matchAll(RANGE)) {
      const [all, left, top, right, bottom] = match
      end = Math.max(end, match.index + all.length)
      ranges.push({
        top: Number(top),
        left: columnIndex(left) ?? 0,
        bottom: Number(bottom),
        right: columnIndex(right) ?? 0,
      })
    }
    if (ranges.length > MAX_MERGED_RANGES)
      throw new PriceFileError('В книге слишком много объединённых ячеек: разъедините их')
    rest = text.slice(Math.max(0, end))
  }
  return ranges.toSorted((a, b) => a.top - b.top)
}

/** "AB12" → 27. */
export function columnIndex(reference: string | undefined): number | undefined {
  if (!reference) return undefined
  let index = 0
  for (let position = 0; position < reference.length; position += 1) {
    const code = reference.charCodeAt(position) & 0xdf
    if (code < 65 || code > 90) break
    index = index * 26 + code - 64
  }
  return index > 0 ? index - 1 : undefined
}
