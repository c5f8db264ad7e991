import { formatModifiers } from '@/lib/parts/media-path'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

export type PageMeta = {
  title: string | null
  keywords: string | null
  description: string | null
  canonical: string | null
  heading: string | null
  subheading: string | null
  robots: string | null
  content: string | null
  image: string | null
  alt: string | null
}

export const NO_META: PageMeta = {
  title: null,
  keywords: null,
  description: null,
  canonical: null,
  heading: null,
  subheading: null,
  robots: null,
  content: null,
  image: null,
  alt: null,
}

/** The owner's text for an address wins over the one made from the catalogue. */
export function withWritten(generated: PageMeta, written: Partial<Record<string, string | null>>): PageMeta {
  const given = Object.entries(written).filter(
    ([key, value]) => Object.hasOwn(NO_META, key) && value !== null,
  )
  return { ...generated, ...Object.fromEntries(given) }
}

export const INDEX = 'index,follow'
export const NO_INDEX = 'noindex,follow'

const NBSP = '\u00a0'
const rubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })
const kopeckPrices = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plurals = new Intl.PluralRules('ru')

// The picture of social networks beside a link.
const SHARED_PICTURE = formatModifiers({ format: 'jpeg', width: 1200, height: 630 })

export function sharedPicture(mediaPath: string | null | undefined) {
  return mediaPath ? `${GATEWAY_BASE_PATH}/media/resize/${SHARED_PICTURE}/${encodeURI(mediaPath)}` : null
}

/** To the kopeck: the page shows the same price as its title. */
export function priceText(kopecks: number) {
  const format = kopecks % 100 === 0 ? rubles : kopeckPrices
  return `${format.format(kopecks / 100)}${NBSP}₽`
}

/** «1 товар», «2 товара», «5 товаров», with the number grouped. */
export function countText(count: number, [one, few, many]: readonly [string, string, string]) {
  const rule = plurals.select(count)
  const word = rule === 'one' ? one : rule === 'few' ? few : many
  return `${rubles.format(count)}${NBSP}${word}`
}

export const GOODS_WORDS = ['товар', 'товара', 'товаров'] as const

export function pageSuffix(page: number) {
  return page > 1 ? ` — страница ${page}` : ''
}
