import { formatCount, plural, type PluralForms } from '@/lib/format/plural'

export const GOODS: PluralForms = ['товар', 'товара', 'товаров']
const FOUND: PluralForms = ['Найден', 'Найдено', 'Найдено']

/** «Найдено 12 товаров», said once a list has changed. */
export function foundText(total: number): string {
  return total === 0 ? 'Ничего не найдено' : `${plural(total, FOUND)} ${formatCount(total, GOODS)}`
}

/** «Показать 12 товаров» on the button that closes the filters. */
export function showText(total: number): string {
  return total === 0 ? 'Ничего не найдено' : `Показать ${formatCount(total, GOODS)}`
}
