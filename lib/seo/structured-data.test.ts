import { expect, test } from 'vitest'
import {
  breadcrumbJsonLd,
  productJsonLd,
  type ProductFacts,
  shopJsonLd,
  websiteJsonLd,
} from './structured-data'

const ORIGIN = 'https://shop.example'

const facts: ProductFacts = {
  path: '/product/00-00000001',
  name: 'Фильтр масляный',
  brand: 'MANN-FILTER',
  article: 'W 914/2',
  internalCode: '00-00000001',
  description: null,
  pictures: ['/gw/media/1.webp'],
  offers: { lowPrice: 350.5, highPrice: 900, count: 4 },
  rating: { value: 4.5, count: 12 },
  cars: ['Hyundai Solaris II (HCR)', 'Kia Rio IV (FB)'],
}

test('a product says its prices, maker and rating', () => {
  expect(productJsonLd(ORIGIN, facts)).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.example/product/00-00000001',
    mpn: 'W 914/2',
    image: ['https://shop.example/gw/media/1.webp'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 350.5,
      highPrice: 900,
      offerCount: 4,
      priceCurrency: 'RUB',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    isAccessoryOrSparePartFor: [
      { '@type': 'Car', name: 'Hyundai Solaris II (HCR)' },
      { '@type': 'Car', name: 'Kia Rio IV (FB)' },
    ],
  })
})

test('a product that nobody sells or rated, and that is for no car, says none of it', () => {
  const json = productJsonLd(ORIGIN, { ...facts, offers: null, rating: null, cars: [] })
  expect(json).not.toHaveProperty('isAccessoryOrSparePartFor')
  expect(json).not.toHaveProperty('offers')
  expect(json).not.toHaveProperty('aggregateRating')
})

test('breadcrumbs count from one and the last has no address', () => {
  expect(
    breadcrumbJsonLd(ORIGIN, [{ title: 'Главная', href: '/' }, { title: 'Масла' }])['itemListElement'],
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Масла' },
  ])
})

test('the site offers its search, a shop its hours', () => {
  expect(JSON.stringify(websiteJsonLd(ORIGIN, 'Арус'))).toContain('/search?q={search_term_string}')
  expect(
    shopJsonLd(ORIGIN, '/shops/tverskaya', {
      code: 'tverskaya',
      title: 'Арус на Тверской',
      address: 'Тверская улица, 1',
      city: 'Москва',
      phone: '+74950000001',
      coordinates: [55.76, 37.61],
      work: { open: '09:00', close: '21:00' },
      pictures: ['/gw/media/file/shops/1.jpg'],
    }),
  ).toMatchObject({
    image: ['https://shop.example/gw/media/file/shops/1.jpg'],
    geo: { latitude: 55.76, longitude: 37.61 },
    openingHoursSpecification: { opens: '09:00' },
  })
})
