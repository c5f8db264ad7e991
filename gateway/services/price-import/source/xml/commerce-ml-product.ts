import { childrenOf, textOf, type XmlNode } from './xml-records'

export type CommerceProduct = { brand: string; article: string; name: string }

/** Titles of properties that name the brand. */
export const BRAND_TITLE = /^(?:бренд|производитель|изготовитель|торговая марка)$/i
export const ARTICLE_TITLE = /^артикул$/i

/** Brand, number and name of a product or an offer, wherever the configuration of 1C puts them. */
export function readProduct(node: XmlNode): CommerceProduct {
  return {
    brand:
      textOf(node, 'Изготовитель', 'Наименование') ||
      textOf(node, 'ТорговаяМарка') ||
      requisiteOf(node, BRAND_TITLE),
    article: textOf(node, 'Артикул') || requisiteOf(node, ARTICLE_TITLE),
    name: textOf(node, 'Наименование'),
  }
}

/** The value of the first requisite or characteristic of that name; empty where there is none. */
export function requisiteOf(node: XmlNode, name: RegExp): string {
  const found = [
    ...childrenOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита'),
    ...childrenOf(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара'),
  ].find((entry) => name.test(textOf(entry, 'Наименование')))
  return textOf(found, 'Значение')
}

/** What a price is for besides one piece: «10 упак»; empty for one piece, which is what the stock counts. */
export function packOf(price: XmlNode | undefined): string {
  const coefficient = textOf(price, 'Коэффициент')
  const isOne = coefficient === '' || Number(coefficient.replace(',', '.')) === 1
  return isOne ? '' : `${coefficient} ${textOf(price, 'Единица')}`.trim()
}

/** Whether 1C says that it is not to be sold any more. */
export function isRemoved(node: XmlNode): boolean {
  return (
    node.attributes['Статус'] === 'Удален' ||
    textOf(node, 'Статус') === 'Удален' ||
    textOf(node, 'ПометкаУдаления').toLowerCase() === 'true'
  )
}
