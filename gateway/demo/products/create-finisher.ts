import type { DemoBrand } from '@/gateway/demo/products/brands'
import type { createFilterRegistry } from '@/gateway/demo/sections/filter-registry'
import type { DemoKind, Properties } from '@/gateway/demo/kinds/kind'
import type { DemoOemNumber } from '@/gateway/demo/products/create-oem-number-generator'
import { offersOf, shelfPrice } from '@/gateway/demo/products/offers'
import type { DemoProduct } from '@/gateway/demo/products/product'
import { contentOf, previewOf } from '@/gateway/demo/products/product-texts'
import type { Random } from '@/gateway/demo/products/random'
import { hashText } from '@/gateway/demo/products/random'
import { reviewsOf } from '@/gateway/demo/people/reviews-of'
import { sectionOfFamily } from '@/gateway/demo/sections/sections'
import type { Slot } from '@/gateway/demo/services/slots-of'
import { topicOf } from '@/gateway/demo/people/topic-of'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'
import { partPicturePaths } from '@/gateway/demo/pictures/picture-paths'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'

/** What a kind of part says of one product; the rest follows from it. */
export type ProductDraft = {
  brand: DemoBrand
  article: string
  title: string
  properties: Properties
  picture: string
  rubles: number
  vehicles: readonly DemoVehicle[]
  /** Years of the vehicles that it fits; either end may be open. */
  years: Slot['years']
  applicability: string
  /** 0 to 1. */
  demand: number
  oemNumbers: readonly DemoOemNumber[]
  crossGroup: number | null
  isClassic: boolean
  random: Random
}

const CODE_MODULUS = 49_999_991
const CODE_FACTOR = 48_271
/** A product without demand sells a little all the same. */
const LEAST_DEMAND = 0.08
const CLASSIC_LUCK = 0.85
const DISCOUNT_SHARE = 0.13
const NEWEST = Date.UTC(2026, 9, 31, 9)
const DAY_MS = 86_400_000
const TIER_APPEAL = { p: 1, m: 0.8, b: 0.55, o: 0.9 } as const
const QUALITY_TITLES = { original: 'Оригинал', oe: 'Поставщик конвейера', analog: 'Аналог' } as const

/** Numbers products and gives each its price, offers, reviews, texts and pictures. */
export function createFinisher(filters: ReturnType<typeof createFilterRegistry>) {
  let lastId = 0

  return function finish(kind: DemoKind, draft: ProductDraft): DemoProduct {
    const { brand, article, title, random, vehicles } = draft
    lastId += 1
    const id = lastId
    const section = sectionOfFamily(kind.family)
    const pack = kind.pack ?? 1
    const appeal = TIER_APPEAL[brand.tier]
    const offers = offersOf(id, draft.rubles, pack, draft.demand * appeal, random)
    const reviews = reviewsOf(id, topicOf(kind.family, draft.properties), appeal, random)
    const cheapest = Math.min(...offers.map(({ price }) => price))
    const isDiscounted = offers.length > 0 && random.chance(DISCOUNT_SHARE)
    const luck = draft.isClassic ? CLASSIC_LUCK + (1 - CLASSIC_LUCK) * random.next() : random.next() ** 2.4
    const salesScore = Math.floor(10_000 * luck * (LEAST_DEMAND + draft.demand * (1 - LEAST_DEMAND)) * appeal)
    const age = Math.floor(random.next() * 1400)
    const createdAt = new Date(NEWEST - age * DAY_MS).toISOString()
    const properties = {
      ...draft.properties,
      gruppa_kachestva: QUALITY_TITLES[brand.quality],
      strana: brand.country,
    }
    const facts = {
      title,
      article,
      properties: draft.properties,
      pack,
      brand: brand.title,
      country: brand.country,
      plural: kind.plural,
      applicability: draft.applicability,
    }
    return {
      row: {
        id,
        code: (id * CODE_FACTOR) % CODE_MODULUS,
        brand_id: brand.id,
        section_id: section.id,
        article,
        article_key: articleKey(article),
        folded_key: foldedArticleKey(article),
        title,
        preview: previewOf(facts),
        content: contentOf(facts),
        properties,
        option_ids: filters.optionsOf(properties, [...new Set(vehicles.map(({ make }) => make))]),
        vehicle_ids: carsOf(kind, vehicles),
        pictures: partPicturePaths(
          draft.picture,
          hashText(`${brand.code}/${article}`),
          `${brand.title} ${article}`,
        ),
        icons: iconsOf(salesScore, isDiscounted, age),
        quality: brand.quality,
        rating: reviews.length === 0 ? 0 : average(reviews.map(({ rating }) => rating)),
        reviews_count: reviews.length,
        sales_score: salesScore,
        internet_price: isDiscounted
          ? shelfPrice((cheapest / 100) * (1.08 + random.next() * 0.2), random)
          : null,
        default_select_count: pack,
        is_show_analogs: draft.oemNumbers.length > 0 || draft.crossGroup !== null,
        is_show_similar: true,
        created_at: createdAt,
        updated_at: createdAt,
      },
      offers,
      reviews,
      oemNumbers: draft.oemNumbers,
      crossGroup: draft.crossGroup,
      years: draft.years,
    }
  }
}

/** What belongs to no engine fits the whole model. */
function carsOf({ fit }: DemoKind, vehicles: readonly DemoVehicle[]): number[] {
  const ids = vehicles.flatMap(({ carIds, modelCarIds }) => (fit === 'platform' ? modelCarIds : carIds))
  return [...new Set(ids)].sort((left, right) => left - right)
}

function iconsOf(salesScore: number, isDiscounted: boolean, age: number) {
  return [salesScore > 6200 ? 'hit' : '', isDiscounted ? 'sale' : '', age < 45 ? 'new' : ''].filter(Boolean)
}

function average(ratings: readonly number[]) {
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10
}
