import iconv from 'iconv-lite'

export type SampleProduct = {
  id: string
  article?: string
  brand?: string
  title?: string
  group?: string
  barcode?: string
  unit?: string
  description?: string
  properties?: Record<string, string>
  pictures?: string[]
  isDeleted?: boolean
}

export type SampleOffer = {
  id: string
  /** Rubles by the number of the kind of price. */
  prices?: Record<string, string>
  currency?: string
  /** Pieces that the price is for. */
  pack?: string
  total?: string
  /** Pieces by the number of the warehouse. */
  stores?: Record<string, string>
  isDeleted?: boolean
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const tag = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<${name}>${content}</${name}>`

function toGoods(goods: SampleProduct): string {
  const { id, article, brand, title = 'Фильтр масляный', group, barcode, description } = goods
  const properties = Object.entries(goods.properties ?? {}).map(([property, value]) =>
    tag('ЗначенияСвойства', tag('Ид', property) + tag('Значение', value)),
  )
  return `<Товар${goods.isDeleted ? ' Статус="Удален"' : ''}>${[
    tag('Ид', id),
    tag('Штрихкод', barcode),
    tag('Артикул', article),
    tag('Наименование', title),
    goods.unit ?? '<БазоваяЕдиница Код="796">шт</БазоваяЕдиница>',
    group === undefined ? '' : tag('Группы', tag('Ид', group)),
    tag('Описание', description),
    ...(goods.pictures ?? []).map((name) => tag('Картинка', name)),
    brand === undefined ? '' : tag('Изготовитель', tag('Ид', `brand-${brand}`) + tag('Наименование', brand)),
    properties.length > 0 ? tag('ЗначенияСвойств', properties.join('')) : '',
  ].join('')}</Товар>`
}

/** A catalogue as 1C gives it out, made for tests after the published schema. */
export function catalogOf(goods: readonly SampleProduct[], { classifier = '', isFull = true } = {}): string {
  return `${HEAD}
<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="2026-11-27">
${tag('Классификатор', tag('Ид', 'shop') + tag('Наименование', 'Классификатор') + classifier)}
<Каталог СодержитТолькоИзменения="${String(!isFull)}">${tag('Ид', 'shop')}${tag('Наименование', 'Каталог')}
${tag('Товары', goods.map(toGoods).join('\n'))}
</Каталог></КоммерческаяИнформация>`
}

function toOffer({ id, prices, currency = 'руб', pack, total, stores, isDeleted }: SampleOffer): string {
  const priced = Object.entries(prices ?? {}).map(([type, amount]) =>
    tag(
      'Цена',
      tag('ИдТипаЦены', type) +
        tag('ЦенаЗаЕдиницу', amount) +
        tag('Валюта', currency) +
        tag('Единица', 'шт') +
        tag('Коэффициент', pack),
    ),
  )
  return `<Предложение${isDeleted ? ' Статус="Удален"' : ''}>${[
    tag('Ид', id),
    priced.length > 0 ? tag('Цены', priced.join('')) : '',
    tag('Количество', total),
    ...Object.entries(stores ?? {}).map(
      ([store, pieces]) => `<Склад ИдСклада="${store}" КоличествоНаСкладе="${pieces}"/>`,
    ),
  ].join('')}</Предложение>`
}

type Package = { types?: Record<string, string>; stores?: Record<string, string>; isFull?: boolean }

/** A package of offers; `types` and `stores` are titles by number. */
export function offersOf(
  offers: readonly SampleOffer[],
  { types = { retail: 'Розничная' }, stores = {}, isFull = true }: Package = {},
): string {
  const named = (name: string, entries: Record<string, string>) =>
    Object.entries(entries)
      .map(([id, title]) => tag(name, tag('Ид', id) + tag('Наименование', title)))
      .join('')
  return `${HEAD}
<КоммерческаяИнформация ВерсияСхемы="2.05"><ПакетПредложений СодержитТолькоИзменения="${String(!isFull)}">
${tag('Ид', 'shop#')}${tag('ТипыЦен', named('ТипЦены', types))}${tag('Склады', named('Склад', stores))}
${tag('Предложения', offers.map(toOffer).join('\n'))}
</ПакетПредложений></КоммерческаяИнформация>`
}

/** As older configurations write it. */
export function inWindows1251(xml: string): Buffer {
  return iconv.encode(xml.replace('UTF-8', 'windows-1251'), 'windows-1251')
}

export type SampleDocument = {
  number: string
  requisites: Record<string, string>
  operation?: string
  /** Rubles. */
  sum?: string
}

/** Documents about orders as 1C sends them back. */
export function documentsOf(documents: readonly SampleDocument[]): string {
  const shown = documents.map(({ number, requisites, operation = 'Заказ товара', sum }) =>
    tag(
      'Документ',
      [
        tag('Ид', number),
        tag('Номер', number),
        tag('ХозОперация', operation),
        sum === undefined ? '' : tag('Сумма', sum),
        tag(
          'ЗначенияРеквизитов',
          Object.entries(requisites)
            .map(([name, value]) =>
              tag('ЗначениеРеквизита', tag('Наименование', name) + tag('Значение', value)),
            )
            .join(''),
        ),
      ].join(''),
    ),
  )
  return `${HEAD}\n<КоммерческаяИнформация ВерсияСхемы="2.05">${shown.join('\n')}</КоммерческаяИнформация>`
}
