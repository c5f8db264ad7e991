import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import {
  isRemoved,
  packOf,
  readProduct,
  requisiteOf,
} from '@/gateway/services/price-import/source/xml/commerce-ml-product'
import { childrenOf, textOf, type XmlNode } from '@/gateway/services/price-import/source/xml/xml-records'
import type { TermKind } from '@/gateway/db/schema/exchange'
import type { DocumentRecord, GoodsRecord, OfferRecord, TermRecord } from './commerce-records'

const HTML_DESCRIPTION = /^ОписаниеВФорматеHTML$/i
const WEIGHT = /^вес$/i
const MAX_PICTURES = 20

const textsOf = (node: XmlNode, ...path: string[]) =>
  childrenOf(node, ...path).flatMap(({ text }) => text.trim() || [])

export function toGoods(node: XmlNode): GoodsRecord {
  const { brand, article, name } = readProduct(node)
  return {
    id: textOf(node, 'Ид'),
    isDeleted: isRemoved(node),
    brand: cleanText(brand),
    article: cleanText(article),
    title: cleanText(name),
    description: requisiteOf(node, HTML_DESCRIPTION) || textOf(node, 'Описание'),
    barcodes: textsOf(node, 'Штрихкод'),
    weight: textOf(node, 'Вес') || requisiteOf(node, WEIGHT),
    groups: textsOf(node, 'Группы', 'Ид'),
    properties: childrenOf(node, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((property) =>
      textsOf(property, 'Значение').map((value): [string, string] => [
        textOf(property, 'Ид') || textOf(property, 'Наименование'),
        value,
      ]),
    ),
    pictures: [...new Set(textsOf(node, 'Картинка').map((name) => name.replaceAll('\\', '/')))].slice(
      0,
      MAX_PICTURES,
    ),
  }
}

export function toOffer(node: XmlNode): OfferRecord {
  const stores = [
    ...childrenOf(node, 'Склад').map(({ attributes }) => ({
      id: attributes['ИдСклада'] ?? '',
      pieces: attributes['КоличествоНаСкладе'] ?? '',
    })),
    ...childrenOf(node, 'Остатки', 'Остаток', 'Склад').map((store) => ({
      id: textOf(store, 'Ид'),
      pieces: textOf(store, 'Количество'),
    })),
  ]
  const total = textOf(node, 'Количество') || textOf(node, 'Остатки', 'Остаток', 'Количество')
  return {
    id: textOf(node, 'Ид'),
    isDeleted: isRemoved(node),
    prices: childrenOf(node, 'Цены', 'Цена').map((price) => ({
      type: textOf(price, 'ИдТипаЦены'),
      amount: textOf(price, 'ЦенаЗаЕдиницу'),
      currency: textOf(price, 'Валюта'),
      pack: packOf(price),
    })),
    ...((total !== '' || stores.length > 0) && { stock: { total, stores } }),
  }
}

export function toDocument(node: XmlNode): DocumentRecord {
  return {
    id: textOf(node, 'Ид'),
    number: textOf(node, 'Номер'),
    operation: textOf(node, 'ХозОперация'),
    isDeleted: isRemoved(node),
    sum: textOf(node, 'Сумма'),
    requisites: childrenOf(node, 'ЗначенияРеквизитов', 'ЗначениеРеквизита').map(
      (requisite): [string, string] => [textOf(requisite, 'Наименование'), textOf(requisite, 'Значение')],
    ),
  }
}

const TERMS: Readonly<Record<string, TermKind>> = {
  Группа: 'group',
  Свойство: 'property',
  СвойствоНоменклатуры: 'property',
  ТипЦены: 'price',
  Склад: 'store',
}

/** A term with those that lie in it: groups of a group, values of a property. */
export function toTerms(node: XmlNode, parentId?: string): TermRecord[] {
  const kind = TERMS[node.name]
  const [id, title] = [textOf(node, 'Ид'), cleanText(textOf(node, 'Наименование'))]
  if (kind === undefined || id === '') return []
  const values = [
    ...childrenOf(node, 'ВариантыЗначений', 'Справочник'),
    ...childrenOf(node, 'ТипыЗначений', 'ТипЗначений', 'ВариантыЗначений', 'ВариантЗначения'),
  ]
  return [
    { kind, id, title, ...(parentId !== undefined && { parentId }) },
    ...childrenOf(node, 'Группы', 'Группа').flatMap((group) => toTerms(group, id)),
    ...values.flatMap((value): TermRecord[] => {
      const valueId = textOf(value, 'ИдЗначения') || textOf(value, 'Ид')
      return valueId === ''
        ? []
        : [{ kind: 'value', id: valueId, title: cleanText(textOf(value, 'Значение')) }]
    }),
  ]
}
