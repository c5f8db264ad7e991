import {
  MAX_ARTICLE_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_CODE_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_SSD_LENGTH,
} from '@/lib/gateway/contracts/limits'
import type { Query } from '@/lib/routing/query'
import { hrefs } from '@/lib/routing/hrefs'

/** A car of an original catalogue, as addresses name it. */
export type VehicleScope = {
  /** Of the catalogue. */
  code: string
  /** Opaque state of the search, as the gateway gave it. */
  ssd: string
  vehicleId: string | null
}

/** What a page of a car lists. */
export type Listed =
  | { by: 'car' }
  | { by: 'group'; groupId: string }
  /** Units with parts whose names hold the words. */
  | { by: 'words'; words: string }
  /** Units with an original number. */
  | { by: 'number'; article: string; brand: string }
  /** The unit of a wearing part where the source has no quick groups; its page opens at once. */
  | { by: 'quick'; quick: string }

export type VehicleAddress = { scope: VehicleScope; listed: Listed }

/** Rows that the way to a unit was about. */
export type Marked = { article: string; words: string }

export type UnitAddress = {
  scope: VehicleScope
  /** Without any, all units of the group are meant. */
  unitIds: readonly string[]
  groupId: string | null
  marked: Marked
}

/** Units that one page shows. */
export const MAX_SHOWN_UNITS = 20

/** Whether an address tries to name a car at all. */
export function namesVehicle(query: URLSearchParams): boolean {
  return query.has('code') || query.has('ssd')
}

/** Undefined for an address that names no car. */
export function readVehicleAddress(query: URLSearchParams): VehicleAddress | undefined {
  const scope = readScope(query)
  return scope && { scope, listed: readListed(query) }
}

/** Undefined for an address that names no unit of a car. */
export function readUnitAddress(query: URLSearchParams): UnitAddress | undefined {
  const scope = readScope(query)
  const unitIds = [...new Set(query.getAll('unit').filter(isCode))].slice(0, MAX_SHOWN_UNITS)
  const groupId = textOf(query, 'group', MAX_CODE_LENGTH)
  if (!scope || (unitIds.length === 0 && groupId === null)) return undefined
  return {
    scope,
    unitIds,
    groupId,
    marked: {
      article: textOf(query, 'article', MAX_ARTICLE_LENGTH) ?? '',
      words: textOf(query, 'find', MAX_QUERY_LENGTH) ?? '',
    },
  }
}

/** Marks a car that was chosen just now, so it becomes that of the whole shop; its page takes the mark out of the address. */
export const CHOSEN_PARAMETER = 'chosen'

export function chosenVehicleHref(scope: VehicleScope): string {
  return vehicleHref(scope, { [CHOSEN_PARAMETER]: true })
}

export function vehicleHref({ code, ssd, vehicleId }: VehicleScope, query: Query = {}): string {
  return hrefs.originalCatalogGroup({ code, vehicle: vehicleId, ssd, ...query })
}

export function unitHref(
  { code, ssd, vehicleId }: VehicleScope,
  unit: { unitIds: readonly string[]; groupId?: string | null; marked?: Partial<Marked> },
): string {
  const { unitIds, groupId, marked } = unit
  return hrefs.originalCatalogUnit({
    code,
    vehicle: vehicleId,
    ssd,
    group: groupId,
    unit: unitIds,
    article: marked?.article,
    find: marked?.words,
  })
}

function readListed(query: URLSearchParams): Listed {
  const groupId = textOf(query, 'group', MAX_CODE_LENGTH)
  if (groupId) return { by: 'group', groupId }
  const article = textOf(query, 'article', MAX_ARTICLE_LENGTH)
  if (article) return { by: 'number', article, brand: textOf(query, 'brand', MAX_BRAND_LENGTH) ?? '' }
  const quick = textOf(query, 'quick', MAX_CODE_LENGTH)
  if (quick) return { by: 'quick', quick }
  const words = textOf(query, 'find', MAX_QUERY_LENGTH)
  return words ? { by: 'words', words } : { by: 'car' }
}

function readScope(query: URLSearchParams): VehicleScope | undefined {
  const code = textOf(query, 'code', MAX_CODE_LENGTH)
  const ssd = textOf(query, 'ssd', MAX_SSD_LENGTH)
  return code && ssd ? { code, ssd, vehicleId: textOf(query, 'vehicle', MAX_CODE_LENGTH) } : undefined
}

/** What is longer than the gateway takes names nothing. */
function textOf(query: URLSearchParams, name: string, longest: number): string | null {
  const text = query.get(name)?.trim() ?? ''
  return text !== '' && text.length <= longest ? text : null
}

function isCode(text: string): boolean {
  return text !== '' && text.length <= MAX_CODE_LENGTH
}
