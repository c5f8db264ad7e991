import { formatNumber } from './number'

/** Forms for 1, 2 and 5: `['товар', 'товара', 'товаров']`. */
export type PluralForms = readonly [one: string, few: string, many: string]

const rules = new Intl.PluralRules('ru')

export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(Math.abs(count))
  if (category === 'one') return one
  // A fraction takes the genitive singular: «2,5 товара».
  return category === 'many' ? many : few
}

/** `1 234 товара`. */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`
}
