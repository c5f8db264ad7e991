import { toKopecks, toRubles } from '@/lib/money'
import { escapeXml } from '../escape-xml'

export type FeedShop = {
  /** Public origin of the shop. */
  url: string
  name: string
  /** Legal name. */
  company: string
}

export type FeedCategory = { id: number; parentId: number | null; title: string }

export type FeedOffer = {
  /** Internal code without its hyphen: Yandex takes letters and digits only. */
  id: string
  url: string
  name: string
  description: string
  params: readonly { name: string; value: string }[]
  vendor: string
  vendorCode: string
  categoryId: number
  /** Rubles. */
  price: number
  oldPrice: number | null
  pictures: readonly string[]
}

const CURRENCY = 'RUR'
const MOSCOW_OFFSET_MS = 3 * 3600 * 1000
/** Yandex Market reads no more. */
const MAX_PICTURES = 10
const MAX_DESCRIPTION_LENGTH = 3000

export const FEED_END = '</offers>\n</shop>\n</yml_catalog>\n'

/** Everything before the first offer. */
export function feedHead(shop: FeedShop, categories: readonly FeedCategory[], madeAt: Date): string {
  const date = `${new Date(madeAt.getTime() + MOSCOW_OFFSET_MS).toISOString().slice(0, 16)}+03:00`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${date}">`,
    '<shop>',
    element('name', shop.name) + element('company', shop.company) + element('url', `${shop.url}/`),
    `<currencies><currency id="${CURRENCY}" rate="1"/></currencies>`,
    '<categories>',
    ...categories.map(({ id, parentId, title }) => {
      const parent = parentId === null ? '' : ` parentId="${parentId}"`
      return `<category id="${id}"${parent}>${escapeXml(title)}</category>`
    }),
    '</categories>',
    '<offers>\n',
  ].join('\n')
}

export function feedOffer(offer: FeedOffer): string {
  const { price, oldPrice } = offer
  const fields = [
    element('url', offer.url),
    element('price', money(price)),
    ...(oldPrice !== null && oldPrice > price ? [element('oldprice', money(oldPrice))] : []),
    element('currencyId', CURRENCY),
    element('categoryId', String(offer.categoryId)),
    ...offer.pictures.slice(0, MAX_PICTURES).map((picture) => element('picture', picture)),
    element('name', offer.name),
    element('vendor', offer.vendor),
    element('vendorCode', offer.vendorCode),
    element('description', offer.description.slice(0, MAX_DESCRIPTION_LENGTH)),
    ...offer.params.map(({ name, value }) => `<param name="${escapeXml(name)}">${escapeXml(value)}</param>`),
  ]
  return `<offer id="${escapeXml(offer.id)}" available="true">${fields.join('')}</offer>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function money(rubles: number): string {
  return String(toRubles(toKopecks(rubles)))
}
