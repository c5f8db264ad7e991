import { asData } from '@/gateway/demo/as-data'
import filterWords from '@/gateway/demo/data/filter-words.json' with { type: 'json' }
import { COMMON_FILTERS, DELIVERY_OPTIONS, STOCK_OPTIONS } from '@/gateway/services/shop-setup/common-filters'

/**
 * How a chosen filter stands in a heading, on a chip and in titles. In a template `{}` is the option as printed, `{lower}` with a
 * small first letter, `{value}` the bare value; an option's own words win. Words follow the name of a section, which is mostly a
 * plural: «Масляные фильтры | накручиваемые».
 */
type FilterWords = { filter: string; template?: string; options?: Readonly<Record<string, string>> }
type Words = { template: string | null; options: ReadonlyMap<string, string> }

const WORDS = new Map<string, Words>([
  ['avtomobil', { template: 'для {}', options: new Map() }],
  ...COMMON_FILTERS.map(({ source, code, heading }): [string, Words] => [
    code,
    { template: heading, options: new Map(commonOptions(source)) },
  ]),
  ...asData<readonly FilterWords[]>(filterWords).map(
    ({ filter, template = null, options = {} }): [string, Words] => [
      filter,
      { template, options: new Map(Object.entries(options)) },
    ],
  ),
])

/** The template by which a demo filter's options stand in headings. */
export function templateOf(filterCode: string): string | null {
  return WORDS.get(filterCode)?.template ?? null
}

/** Words of an option's own, where the template does not fit it. */
export function ownWordsOf(filterCode: string, value: string): string | null {
  return WORDS.get(filterCode)?.options.get(value) ?? null
}

function commonOptions(source: string): [string, string][] {
  const options = source === 'delivery' ? DELIVERY_OPTIONS : source === 'stock' ? STOCK_OPTIONS : []
  return options.map(({ value, heading }) => [value, heading])
}
