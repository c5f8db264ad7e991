import 'server-only'
import { TYRE_ATTRIBUTES, WHEEL_ATTRIBUTES } from '@/lib/parts/tyres'
import { hrefs } from '@/lib/routing/hrefs'
import { type SizeField, toSizeFields, TYRE_SECTION_CODE, WHEEL_SECTION_CODE } from '../model/size-picker'
import { loadListing } from './load-listing'

export type SizePicker = { section: string; action: string; fields: SizeField[] }

const KINDS = [
  { section: TYRE_SECTION_CODE, codes: TYRE_ATTRIBUTES },
  { section: WHEEL_SECTION_CODE, codes: WHEEL_ATTRIBUTES },
]

/** Size forms of tyres and wheels, as far as the shop sells them. */
export async function loadSizePickers(): Promise<SizePicker[]> {
  const pickers = await Promise.all(KINDS.map(({ section, codes }) => loadPicker(section, codes)))
  return pickers.filter((picker) => picker.fields.length > 0)
}

type Codes = Readonly<Record<string, string>>

async function loadPicker(section: string, codes: Codes): Promise<SizePicker> {
  const listing = await loadListing({ section })
  return { section, action: hrefs.section(section), fields: toSizeFields(listing?.filters ?? [], codes) }
}
