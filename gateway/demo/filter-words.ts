import { FILTER_WORDS } from '@/gateway/demo/data/filter-words'
import { parseLines } from '@/gateway/demo/parse-lines'
import { COMMON_FILTERS, DELIVERY_OPTIONS, STOCK_OPTIONS } from '@/gateway/services/shop-setup/common-filters'

type Words = { template: string | null; options: ReadonlyMap<string, string> }

const WORDS = new Map<string, Words>([
  ['avtomobil', { template: 'для {}', options: new Map() }],
  ...COMMON_FILTERS.map(({ source, code, heading }): [string, Words] => [
    code,
    { template: heading, options: new Map(commonOptions(source)) },
  ]),
  ...parseLines(FILTER_WORDS).map(([slug = '', template = '', options = '']): [string, Words] => [
    slug,
    { template: template || null, options: new Map(pairsOf(options)) },
  ]),
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

function pairsOf(cell: string): [string, string][] {
  return cell
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()])
}
