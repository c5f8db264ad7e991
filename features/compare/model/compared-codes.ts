import { parseInternalCodeSegment } from '@/lib/parts/number/internal-code'
import { COMPARED_IN_ALL } from '@/stores/compare/compared'

export type CodesOfAddress = {
  codes: string[]
  /** Texts that are no code of the shop, or too many. */
  unknown: number
}

/** The products that an address names; undefined when it names none, so that the visitor's own are meant. */
export function codesOfAddress(ids: string | null): CodesOfAddress | undefined {
  const texts = [...new Set((ids ?? '').split('.').filter(Boolean))]
  if (texts.length === 0) return undefined
  const codes = [...new Set(texts.flatMap((text) => parseInternalCodeSegment(text) ?? []))]
  const shown = codes.slice(0, COMPARED_IN_ALL)
  return { codes: shown, unknown: texts.length - shown.length }
}
