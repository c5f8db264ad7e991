export const SHOP_CHANGED = 'Магазин по умолчанию изменён'

/** So many goods are named. */
const NAMED = 3

/** Of the goods that stay under the former shop, by their titles. */
export function linesLeftText(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).join(', ')
  const others = titles.length > NAMED ? ` и ещё ${titles.length - NAMED}` : ''
  return `Не удалось перенести в выбранный магазин: ${named}${others}. Проверьте корзину.`
}
