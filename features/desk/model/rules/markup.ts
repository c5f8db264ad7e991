import { ROUNDING_WORDS } from '@/lib/format/markup-words'
import {
  MAX_PERCENT_HUNDREDTHS,
  MAX_RULE_RUBLES,
  type MarkupTerms,
  ROUNDINGS,
} from '@/lib/gateway/contracts/desk/rules'
import { readWhole } from '@/lib/forms/read-whole'

/** A rule as it is typed. */
export type RuleFields = Record<
  'supplier' | 'brand' | 'section' | 'priceFrom' | 'priceTo' | 'percent' | 'fixed' | 'rounding',
  string
> & { isOn: boolean }

export type WrongField = { field: keyof RuleFields; message: string }

export const ROUNDING_OPTIONS = ROUNDINGS.map((code) => [code, ROUNDING_WORDS[code]] as const)

export const NEW_RULE: RuleFields = {
  supplier: '',
  brand: '',
  section: '',
  priceFrom: '',
  priceTo: '',
  percent: '',
  fixed: '',
  rounding: '10',
  isOn: true,
}

export function toFields(terms: MarkupTerms): RuleFields {
  const { supplierId, brand, section, priceFrom, priceTo, percent, fixed, rounding, isOn } = terms
  return {
    supplier: String(supplierId ?? ''),
    brand: brand ?? '',
    section: section ?? '',
    priceFrom: String(priceFrom ?? ''),
    priceTo: String(priceTo ?? ''),
    percent: String(percent / 100).replace('.', ','),
    fixed: fixed === 0 ? '' : String(fixed),
    rounding,
    isOn,
  }
}

/** What was typed as terms, or the first field that cannot be read, with the reason. */
export function readFields(fields: RuleFields): MarkupTerms | WrongField {
  const { supplier, brand, section, isOn } = fields
  const percent = readHundredths(fields.percent)
  const fixed = readWhole(fields.fixed, MAX_RULE_RUBLES)
  const priceFrom = readWhole(fields.priceFrom, MAX_RULE_RUBLES)
  const priceTo = readWhole(fields.priceTo, MAX_RULE_RUBLES)
  if (percent === undefined)
    return wrong('percent', 'Процент: число от 0 до 1000, не больше двух знаков после запятой.')
  if (fixed === undefined) return wrong('fixed', RUBLES)
  if (priceFrom === undefined) return wrong('priceFrom', RUBLES)
  if (priceTo === undefined) return wrong('priceTo', RUBLES)
  if (priceTo !== null && priceTo <= (priceFrom ?? 0))
    return wrong('priceTo', 'Верхняя граница цены должна быть больше нижней.')
  return {
    supplierId: supplier === '' ? null : Number(supplier),
    brand: brand.trim() || null,
    section: section || null,
    priceFrom,
    priceTo,
    percent,
    fixed: fixed ?? 0,
    rounding: ROUNDINGS.find((code) => code === fields.rounding) ?? '1',
    isOn,
  }
}

const RUBLES = 'Суммы — целые рубли, до 20 миллионов.'

function wrong(field: keyof RuleFields, message: string): WrongField {
  return { field, message }
}

/** «12,5» as 1250, by its digits: a fraction of a percent is exact. */
function readHundredths(text: string): number | undefined {
  const [, whole = '', fraction = ''] =
    /^(\d{1,4})(?:[.,](\d{1,2}))?%?$/.exec(text.replaceAll(/\s/g, '')) ?? []
  const hundredths = Number(whole + fraction.padEnd(2, '0'))
  return whole === '' || hundredths > MAX_PERCENT_HUNDREDTHS ? undefined : hundredths
}
