import { deliveryFee, type DeliveryTerms } from '@/lib/parts/terms/delivery-fee'

/** Facts of a product page: the microdata in its markup and its JSON-LD are both made of these. */
export type ProductFacts = {
  /** Path of the page. */
  path: string
  name: string
  brand: string
  article: string
  internalCode: string | null
  gtin: string | null
  description: string | null
  /** Absolute paths or addresses. */
  pictures: readonly string[]
  /** As the page lists them, the best first; empty for a part without offers. */
  offers: readonly OfferFacts[]
  rating: { value: number; count: number } | null
  reviews: readonly ReviewFacts[]
  /** Models of cars that it fits, as «Hyundai Solaris II». */
  cars: readonly string[]
}

export type OfferFacts = {
  /** Rubles. */
  price: number
  /** Until when it may be relied on, as `2026-03-01`. */
  validUntil: string
  /** Days in which it can be given back; null when it cannot. */
  returnDays: number | null
}

export type ReviewFacts = {
  author: string
  rating: number
  /** ISO 8601. */
  createdAt: string
}

type Json = Record<string, unknown>

const CONTEXT = 'https://schema.org'
export const CURRENCY = 'RUB'
export const IN_STOCK = `${CONTEXT}/InStock`
export const NEW_CONDITION = `${CONTEXT}/NewCondition`
const COUNTRY = 'RU'

/** What the offers of a product span. */
export function offerSpan(offers: readonly OfferFacts[]): { low: number; high: number } {
  const prices = offers.map(({ price }) => price)
  return { low: Math.min(...prices), high: Math.max(...prices) }
}

/** `terms` are null where delivery costs something else at each address: then nothing is said of it. */
export function productJsonLd(origin: string, facts: ProductFacts, terms: DeliveryTerms | null): Json {
  const { offers, rating, reviews, cars, pictures } = facts
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: facts.name,
    url: new URL(facts.path, origin).href,
    brand: { '@type': 'Brand', name: facts.brand },
    mpn: facts.article,
    ...(facts.internalCode ? { sku: facts.internalCode } : {}),
    ...(facts.gtin ? { gtin: facts.gtin } : {}),
    ...(facts.description ? { description: facts.description } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => new URL(picture, origin).href) } : {}),
    ...(offers.length > 0 ? { offers: toOffers(offers, terms) } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
          },
        }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.map(toReview) } : {}),
    ...(cars.length > 0 ? { isAccessoryOrSparePartFor: cars.map((name) => ({ '@type': 'Car', name })) } : {}),
  }
}

/** One is an offer, several stand in a summary of them. */
function toOffers(offers: readonly OfferFacts[], terms: DeliveryTerms | null): Json {
  const once = createOnce()
  const all = offers.map((offer) => toOffer(offer, terms, once))
  const [only, ...others] = all
  if (only && others.length === 0) return only
  const { low, high } = offerSpan(offers)
  return {
    '@type': 'AggregateOffer',
    lowPrice: low,
    highPrice: high,
    offerCount: offers.length,
    priceCurrency: CURRENCY,
    availability: IN_STOCK,
    offers: all,
  }
}

function toOffer(
  { price, validUntil, returnDays }: OfferFacts,
  terms: DeliveryTerms | null,
  once: Once,
): Json {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: CURRENCY,
    availability: IN_STOCK,
    itemCondition: NEW_CONDITION,
    priceValidUntil: validUntil,
    ...(terms && terms.surcharge === 0 ? { shippingDetails: shippingOf(price, terms, once) } : {}),
    hasMerchantReturnPolicy: once(`#return-${returnDays ?? 'no'}`, () => returnPolicy(returnDays)),
  }
}

type Once = (id: string, make: () => Json) => Json

/** What several offers share stands in the first of them, and is named by the others. */
function createOnce(): Once {
  const known = new Set<string>()
  return (id, make) => {
    if (known.has(id)) return { '@id': id }
    known.add(id)
    return { '@id': id, ...make() }
  }
}

function shippingOf(goods: number, terms: DeliveryTerms, once: Once): Json {
  const fee = deliveryFee({ isPickup: false, isCorporate: false, goods }, terms)
  return once(`#delivery-${fee}`, () => delivery(fee))
}

function delivery(fee: number): Json {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
  }
}

function returnPolicy(days: number | null): Json {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    ...(days === null
      ? { returnPolicyCategory: `${CONTEXT}/MerchantReturnNotPermitted` }
      : {
          returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: days,
          returnMethod: `${CONTEXT}/ReturnInStore`,
          returnFees: `${CONTEXT}/FreeReturn`,
        }),
  }
}

function toReview({ author, rating, createdAt }: ReviewFacts): Json {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating },
  }
}
