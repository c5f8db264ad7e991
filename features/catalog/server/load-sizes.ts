import 'server-only'
import { parseCatalogQuery } from '@/lib/routing/catalog-address/catalog-query'
import { TYRE_ATTRIBUTES, WHEEL_ATTRIBUTES } from '@/lib/parts/tyres'
import { hrefs } from '@/lib/routing/hrefs'
import type { ListingPath } from '../model/listing-address'
import {
  type SizeField,
  type SizeLink,
  toDiameterLinks,
  toSizeFields,
  TYRE_SECTION_CODE,
  WHEEL_SECTION_CODE,
} from '../model/size-picker'
import { loadSection } from './load-section'

export type SizePicker = { section: string; action: string; fields: SizeField[]; diameters: SizeLink[] }

const KINDS = [
  { section: TYRE_SECTION_CODE, codes: TYRE_ATTRIBUTES },
  { section: WHEEL_SECTION_CODE, codes: WHEEL_ATTRIBUTES },
]

/** Size forms of tyres and wheels, as far as the shop sells them. */
export async function loadSizePickers(): Promise<SizePicker[]> {
  const pickers = await Promise.all(KINDS.map(({ section, codes }) => loadPicker(section, codes)))
  return pickers.filter((picker) => picker.fields.length > 0)
}

async function loadPicker(
  section: string,
  codes: typeof TYRE_ATTRIBUTES | typeof WHEEL_ATTRIBUTES,
): Promise<SizePicker> {
  const path: ListingPath = { kind: 'listing', section, set: null, segments: [] }
  const loaded = await loadSection(path, parseCatalogQuery(new URLSearchParams()))
  const action = hrefs.section(section)
  if (!loaded) return { section, action, fields: [], diameters: [] }
  const { state, listing } = loaded
  return {
    section,
    action,
    fields: toSizeFields(listing.filters, codes),
    diameters: toDiameterLinks(state, listing.filters, codes.diameter),
  }
}
