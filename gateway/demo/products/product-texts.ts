import { lowerAdjective, lowerFirst } from '@/lib/text/lower-first'
import { DEMO_PROPERTIES, withUnit } from '@/gateway/demo/sections/filter-registry'
import type { Properties } from '@/gateway/demo/kinds/kind'

const PROPERTIES = new Map(DEMO_PROPERTIES.map((property) => [property.slug, property]))
const SHOWN_FACTS = 3

type Facts = {
  title: string
  brand: string
  article: string
  country: string
  plural: string
  properties: Properties
  /** `Kia Rio III (QB) 2011–2017; …`; empty for products that fit by size. */
  applicability: string
  pack: number
}

/** One line for cards and search. */
export function previewOf({ title, brand, article, properties }: Facts) {
  const facts = Object.entries(properties)
    .slice(0, SHOWN_FACTS)
    .map(([slug, value]) => {
      const property = PROPERTIES.get(slug)
      return property
        ? `${lowerFirst(property.title)} — ${withUnit(lowerAdjective(String(value)), property.unit)}`
        : ''
    })
    .filter(Boolean)
  const name = title.includes(brand) ? title : `${title}, ${brand}`
  return `${name}, артикул ${article}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`
}

/** A few HTML paragraphs: what it is, what it fits, how to take it. */
export function contentOf({ brand, article, country, plural, applicability, pack }: Facts) {
  const lines = [`${brand} ${article} — из нашего каталога ${plural}. Страна бренда: ${country}.`]
  if (applicability !== '') {
    lines.push(
      `Подходит для: ${applicability}. Сверьте номер детали с каталогом автомобиля или пришлите VIN — подбор бесплатный.`,
    )
  }
  if (pack > 1) lines.push(`Цена указана за штуку, обычно покупают ${pack} шт.`)
  return lines.map((line) => `<p>${line}</p>`).join('')
}
