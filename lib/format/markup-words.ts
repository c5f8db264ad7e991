import { formatPercent } from '@/lib/format/format-percent'
import { formatPrice } from '@/lib/format/price'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'

type Known = {
  suppliers: readonly { id: number; title: string }[]
  sections: readonly { code: string; title: string }[]
}

export const ROUNDING_WORDS: Readonly<Record<MarkupTerms['rounding'], string>> = {
  kopeck: 'до копейки',
  '1': 'до 1 ₽',
  '5': 'до 5 ₽',
  '10': 'до 10 ₽',
  '50': 'до 50 ₽',
  '90': 'до …90 ₽',
}

/** What a rule is about: «Первый поставщик, Bosch, закупочная цена от 1 000 ₽». */
export function conditionsOf(terms: MarkupTerms, { suppliers, sections }: Known): string {
  const { supplierId, brand, section, priceFrom, priceTo } = terms
  const band = [
    priceFrom !== null && `от ${formatPrice(priceFrom)}`,
    priceTo !== null && `до ${formatPrice(priceTo)}`,
  ].filter(Boolean)
  const isAny = supplierId === null && !brand && section === null
  const named = [
    supplierId !== null &&
      (suppliers.find(({ id }) => id === supplierId)?.title ?? `Поставщик ${supplierId}`),
    brand,
    section !== null && (sections.find(({ code }) => code === section)?.title ?? section),
    band.length > 0 && `${isAny ? 'З' : 'з'}акупочная цена ${band.join(' ')}`,
  ].filter(Boolean)
  return named.length === 0 ? 'Все товары внешних поставщиков' : named.join(', ')
}

/** What it does: «+ 25 % + 50 ₽, вверх до 10 ₽». */
export function effectOf({ percent, fixed, rounding }: MarkupTerms): string {
  const sum = fixed === 0 ? '' : ` + ${formatPrice(fixed)}`
  return `+ ${formatPercent(percent / 100)}${sum}, вверх ${ROUNDING_WORDS[rounding]}`
}
