import { expect, test } from 'vitest'
import { USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'
import { type OfferFacts, productJsonLd, type ProductFacts } from './product-data'

const ORIGIN = 'https://shop.example'

const offer = (price: number, returnDays: number | null = 7): OfferFacts => ({
  price,
  returnDays,
  validUntil: '2026-11-27',
})

const facts: ProductFacts = {
  path: '/product/00-00000001',
  name: 'Фильтр масляный',
  brand: 'MANN-FILTER',
  article: 'W 914/2',
  internalCode: '00-00000001',
  gtin: '4011558736704',
  description: null,
  pictures: ['/gw/media/1.webp'],
  offers: [offer(350.5), offer(900), offer(1200, null)],
  rating: { value: 4.5, count: 12 },
  reviews: [{ author: 'Анна', rating: 5, createdAt: '2026-03-01T09:00:00Z' }],
  cars: ['Hyundai Solaris II (HCR)', 'Kia Rio IV (FB)'],
}

const DELIVERY = {
  '@id': '#delivery-299',
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 299, currency: 'RUB' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU' },
}
const RETURN = {
  '@id': '#return-7',
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'RU',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
}

test('a product says its maker, numbers, rating and reviews', () => {
  expect(productJsonLd(ORIGIN, facts, USUAL_DELIVERY)).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/product/00-00000001',
    brand: { name: 'MANN-FILTER' },
    mpn: 'W 914/2',
    sku: '00-00000001',
    gtin: '4011558736704',
    image: ['https://shop.example/gw/media/1.webp'],
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Анна' },
        datePublished: '2026-03-01',
        reviewRating: { '@type': 'Rating', ratingValue: 5 },
      },
    ],
    isAccessoryOrSparePartFor: [
      { '@type': 'Car', name: 'Hyundai Solaris II (HCR)' },
      { '@type': 'Car', name: 'Kia Rio IV (FB)' },
    ],
  })
})

test('one offer stands by itself, with all that a listing of merchants needs', () => {
  expect(productJsonLd(ORIGIN, { ...facts, offers: [offer(350.5)] }, USUAL_DELIVERY)['offers']).toEqual({
    '@type': 'Offer',
    price: 350.5,
    priceCurrency: 'RUB',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    priceValidUntil: '2026-11-27',
    shippingDetails: DELIVERY,
    hasMerchantReturnPolicy: expect.objectContaining(RETURN),
  })
})

test('several stand in their summary, and say once what they share', () => {
  const offers = productJsonLd(ORIGIN, facts, USUAL_DELIVERY)['offers'] as {
    offers: Record<string, unknown>[]
  }
  expect(offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 350.5,
    highPrice: 1200,
    offerCount: 3,
    priceCurrency: 'RUB',
  })
  expect(offers.offers.map(({ price }) => price)).toEqual([350.5, 900, 1200])
  expect(offers.offers.map((one) => one['shippingDetails'])).toEqual([
    DELIVERY,
    { '@id': DELIVERY['@id'] },
    expect.objectContaining({ shippingRate: expect.objectContaining({ value: 0 }) }),
  ])
  expect(offers.offers.map((one) => one['hasMerchantReturnPolicy'])).toEqual([
    expect.objectContaining(RETURN),
    { '@id': RETURN['@id'] },
    expect.objectContaining({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  ])
})

test('a product that nobody sells or rated, and that is for no car, says none of it', () => {
  const bare = { ...facts, offers: [], rating: null, reviews: [], cars: [], gtin: null }
  const json = productJsonLd(ORIGIN, bare, USUAL_DELIVERY)
  for (const name of ['isAccessoryOrSparePartFor', 'offers', 'aggregateRating', 'review', 'gtin'])
    expect(json).not.toHaveProperty(name)
})

test('nothing is said of delivery that costs something else at each address, or more for large products', () => {
  for (const terms of [null, { ...USUAL_DELIVERY, surcharge: 500 }]) {
    expect(JSON.stringify(productJsonLd(ORIGIN, facts, terms))).not.toContain('shippingDetails')
  }
})
