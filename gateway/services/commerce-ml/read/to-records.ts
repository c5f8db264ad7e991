import { okeiOf } from '@/gateway/services/commerce-ml/okei'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import {
  isRemoved,
  packOf,
  readProduct,
  requisiteOf,
} from '@/gateway/services/price-import/source/xml/commerce-ml-product'
import { childrenOf, textOf, type XmlNode } from '@/gateway/services/price-import/source/xml/xml-records'
import type { TermKind } from '@/gateway/db/schema/exchange'
import type { DocumentRecord, ProductRecord, OfferRecord, TermRecord } from './commerce-records'

const HTML_DESCRIPTION = /^ОписаниеВФорматеHTML$/i
const WEIGHT = /^вес$/i
const MAX_PICTURES = 20
/** 1C writes 36 signs, 73 for a variant; an index of the database takes 2,700 bytes. */
const MAX_ID_CHARS = 200
const MAX_UNIT_CHARS = 20

const textsOf = (node: XmlNode, ...path: string[]) =>
  childrenOf(node, ...path).flatMap(({ text }) => text.trim() || [])

/** The number of a record in 1C; none where it is longer than the database can find it by. */
function idOf(node: XmlNode, name = 'Ид'): string {
  const id = textOf(node, name)
  return id.length > MAX_ID_CHARS ? '' : id
}

/** By its code where the classifier has one, else as 1C writes it. */
function unitOf(node: XmlNode): string {
  const [unit] = childrenOf(node, 'БазоваяЕдиница')
  const known = okeiOf(unit?.attributes['Код'] ?? '')
  return cleanText(known?.spellings[0] ?? unit?.text ?? '').slice(0, MAX_UNIT_CHARS)
}

export function toGoods(node: XmlNode): ProductRecord {
  const { brand, article, name } = readProduct(node)
  return {
    id: idOf(node),
    isDeleted: isRemoved(node),
    brand: cleanText(brand),
    article: cleanText(article),
    title: cleanText(name),
    unit: unitOf(node),
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
    id: idOf(node),
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
  const [id, title] = [idOf(node), cleanText(textOf(node, 'Наименование'))]
  if (kind === undefined || id === '') return []
  const values = [
    ...childrenOf(node, 'ВариантыЗначений', 'Справочник'),
    ...childrenOf(node, 'ТипыЗначений', 'ТипЗначений', 'ВариантыЗначений', 'ВариантЗначения'),
  ]
  return [
    { kind, id, title, ...(parentId !== undefined && { parentId }) },
    ...childrenOf(node, 'Группы', 'Группа').flatMap((group) => toTerms(group, id)),
    ...values.flatMap((value): TermRecord[] => {
      const valueId = idOf(value, 'ИдЗначения') || idOf(value)
      return valueId === ''
        ? []
        : [{ kind: 'value', id: valueId, title: cleanText(textOf(value, 'Значение')) }]
    }),
  ]
}
