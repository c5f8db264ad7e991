import { expect, test } from 'vitest'
import { priceItemOf, productOf } from '../testing'
import { toPartPrice } from './part-price'
import { toProduct } from './product'
import { FACTS_CARS, toProductFacts } from './to-product-facts'

const product = toProduct(
  productOf({
    preview: '<p>Полнопоточный&nbsp;<b>фильтр</b></p>',
    pictureUrl: ['p/a.png'],
    reviewsRating: 4.5,
    reviewsCount: 2,
  }),
  (html) => html,
)
const supplier = (id: number, price: number) => ({ id, source: 'vendor', price, quantity: 1 })
const price = toPartPrice(
  priceItemOf({ suppliers: [supplier(1, 500), supplier(2, 400.5), supplier(3, 900)] }),
  new Set(),
)
const pricedAt = new Date('2026-11-20T12:00:00Z')

test('sums up what the page shows', () => {
  expect(toProductFacts({ product, price: { kind: 'priced', price, pricedAt } })).toEqual({
    path: '/product/00-00012345',
    name: 'Фильтр масляный',
    brand: 'Mann-Filter',
    article: 'W 712/95',
    internalCode: '00-00012345',
    description: 'Полнопоточный фильтр',
    pictures: [expect.stringContaining('size-1200x1200')],
    gtin: null,
    offers: [400.5, 500, 900].map((rubles) => ({
      price: rubles,
      validUntil: '2026-11-27',
      returnDays: null,
    })),
    rating: { value: 4.5, count: 2 },
    reviews: [],
    cars: [],
  })
})

test('takes the rating from the reviews when they are there', () => {
  const reviews = ['Анна', 'Борис', 'Вера', 'Глеб'].map((author) => ({
    author,
    rating: 4,
    createdAt: '2026-03-01T09:00:00Z',
  }))
  const facts = toProductFacts({ product, price: { kind: 'unknown' } }, { rating: 4.2, total: 7, reviews })
  expect(facts.rating).toEqual({ value: 4.2, count: 7 })
  expect(facts.reviews).toEqual(reviews.slice(0, 3))
  expect(facts.offers).toEqual([])
})

test('claims no rating that nobody gave', () => {
  expect(
    toProductFacts({ product, price: { kind: 'unknown' } }, { rating: 0, total: 0, reviews: [] }).rating,
  ).toBeNull()
})

test('names the models that it fits, each once and as many as a page can bear', () => {
  const car = (model: string, modification: string) => ({ mark: 'Hyundai', model, modification })
  const models = Array.from({ length: 20 }, (_, at) => `Solaris ${at}`)
  const wide = toProduct(
    productOf({ applicability: models.flatMap((model) => [car(model, '1.4'), car(model, '1.6')]) }),
    (html) => html,
  )
  const { cars } = toProductFacts({ product: wide, price: { kind: 'unknown' } })
  expect(cars).toHaveLength(FACTS_CARS)
  expect(cars.slice(0, 2)).toEqual(['Hyundai Solaris 0', 'Hyundai Solaris 1'])
})
