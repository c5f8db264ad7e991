import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { shop } from './catalog/bootstrap-shapes'
import { addToCart, uploadCart } from './orders/cart'
import { searchEntities, searchListing } from './catalog/catalog'
import { catalogEntity } from './catalog/entity-shapes'
import { pathSegment, requiredText } from './fields'
import { listing, numericFilter } from './catalog/listing-shapes'
import { MAX_CART_FILE_BYTES, MAX_LIMIT, MAX_PAGE } from './limits'
import { supplierOffer } from './catalog/offer-shapes'
import { createOrder } from './orders/orders'
import { readProfile } from './accounts/passport'
import { searchPhotos } from './site/photos'
import { getPartPrices } from './catalog/prices'
import { autocomplete, findSimilarParts, searchByName, searchParts } from './catalog/search'
import { setStorage } from './accounts/storage'
import { getReviews } from './site/reviews'

function accepts(schema: z.ZodType | undefined, value: unknown): boolean | undefined {
  return schema?.safeParse(value).success
}

const entity = { id: '00-00012345', title: 'Фильтр', brandString: 'MANN', partNumber: 'W 914/2' }
const pair = { brand: 'MANN', article: 'W914' }

describe('answers', () => {
  it.each([
    [{ arusCode: '12345' }, '12345'],
    [{ arus_code: '12345' }, '12345'],
    [{ arusCode: '1', arus_code: '2' }, '1'],
    [{}, '00-00012345'],
  ])('settle the two spellings of the code: %j', (codes, expected) => {
    const parsed = catalogEntity.parse({ ...entity, ...codes })
    expect(parsed.arusCode).toBe(expected)
    expect(parsed).not.toHaveProperty('arus_code')
  })

  it.each([{}, { defaultSelectCount: null, pictureUrl: null, price: null }])(
    'fill a catalogue entity without optional fields: %j',
    (fields) => {
      expect(catalogEntity.parse({ ...entity, ...fields })).toMatchObject({
        defaultSelectCount: 1,
        salesScore: 0,
        reviewsRating: 0,
        reviewsCount: 0,
        pictureUrl: [],
        internetPrice: null,
        price: null,
        deliveryTime: 0,
        multiplicity: 1,
        goods: { product: false },
      })
    },
  )

  it('fill an offer without multiplicity and delivery time', () => {
    expect(supplierOffer.parse({ supplierId: '7', price: 10, quantity: 1 })).toMatchObject({
      supplierId: 7,
      multiplicity: 1,
      deliveryTime: 0,
      returnable: false,
    })
  })

  it('fill a listing without rating', () => {
    const pagination = { page: 1, limit: 58, total: 0, pages: 0 }
    const parsed = listing.parse({ id: 1, code: 'oils', title: 'Масла', entities: [], pagination })
    expect(parsed).toMatchObject({ rating: 0, reviewsCount: 0, filters: [], set: null })
    expect(parsed.meta.title).toBeNull()
  })

  it('turn numbers sent as text into numbers', () => {
    const bounds = { min: '1', max: '20.5', currentMin: 2, currentMax: '10' }
    const parsed = numericFilter.parse({ id: 'p', code: 'price', title: 'Цена', type: 'numeric', ...bounds })
    expect(parsed).toMatchObject({ min: 1, max: 20.5, currentMin: 2, currentMax: 10 })
    const store = {
      code: 'a',
      title: 'А',
      address: 'Б',
      coordinates: [55, 37],
      work: { open: '09:00', close: '21:00' },
    }
    expect(shop.parse({ ...store, supplierId: '29' }).supplierId).toBe(29)
  })

  it('fill an anonymous visitor', () => {
    expect(readProfile.response.parse({ isAuthorized: false })).toMatchObject({
      markup: 0,
      group: 'client',
      supplier: 29,
      birthday: '',
      gender: -1,
      isHideClosedIntervals: false,
      cars: [],
      storage: {},
      userPermissions: [],
    })
  })
})

describe('defaults of requests', () => {
  it.each([
    [searchListing.body, { section: 'oils' }, { page: 1, limit: 58 }],
    [searchByName.query, { query: 'масло' }, { limit: 60, mode: 'all' }],
    [autocomplete.query, { query: 'масло' }, { limit: 14 }],
    [findSimilarParts.body, { article: 'W914' }, { limit: 20 }],
    [getReviews.query, {}, { context: 'product', page: 1, per_page: 5 }],
    [searchByName.query, { query: 'масло', page: '3', limit: '10' }, { page: 3, limit: 10 }],
  ])('case %#', (schema, given, expected) => {
    expect(schema?.parse(given)).toMatchObject(expected)
  })
})

describe('bounds of requests', () => {
  const line = { ...pair, supplierId: 15 }

  it.each([
    ['a page in range', searchListing.body, { section: 'a', page: MAX_PAGE }, true],
    ['a page past the range', searchListing.body, { section: 'a', page: MAX_PAGE + 1 }, false],
    ['page zero', searchListing.body, { section: 'a', page: 0 }, false],
    ['a limit past the range', searchListing.body, { section: 'a', limit: MAX_LIMIT + 1 }, false],
    ['a limit that is no number', searchByName.query, { query: 'a', limit: 'many' }, false],
    ['an empty limit', searchByName.query, { query: 'a', limit: '' }, false],
    ['a repeated parameter', searchByName.query, { query: ['a', 'b'] }, false],
    ['a blank query', searchByName.query, { query: '  ' }, false],
    ['codes and pairs together', searchEntities.body, ['12345', pair], true],
    ['a part by brand', searchParts.body, pair, true],
    ['a part by external id', searchParts.body, { article: 'W914', brandExternalId: 'x' }, true],
    ['a part without a brand', searchParts.body, { article: 'W914' }, false],
    ['a full batch of photos', searchPhotos.body, Array(250).fill(pair), true],
    ['too many photos', searchPhotos.body, Array(251).fill(pair), false],
    ['no quantity', addToCart.body, { products: [{ ...line, quantity: 0 }] }, false],
    ['a fractional quantity', addToCart.body, { products: [{ ...line, quantity: 1.5 }] }, false],
    ['a quantity beyond sense', addToCart.body, { products: [{ ...line, quantity: 1e9 }] }, false],
    ['line id zero', addToCart.body, { products: [{ ...line, id: 0 }] }, true],
    ['an empty list of lines', addToCart.body, { products: [] }, false],
    ['a storage value', setStorage.body, { bookmarks: '{"version":1}' }, true],
    ['a storage value that is no text', setStorage.body, { bookmarks: {} }, false],
    ['a storage key with a path', setStorage.body, { '../x': '1' }, false],
  ])('%s', (_, schema, value, expected) => {
    expect(accepts(schema, value)).toBe(expected)
  })

  it.each([
    [250, true],
    [251, false],
  ])('takes %i price lines: %s', (count, expected) => {
    const items = Object.fromEntries(Array.from({ length: count }, (_, id) => [id, { id, ...pair }]))
    expect(accepts(getPartPrices.body, { items })).toBe(expected)
  })

  it.each(['a\u0000b', 'a\ud800', '   ', 'x'.repeat(9)])('refuses the text %j', (text) => {
    expect(accepts(requiredText(8), text)).toBe(false)
  })

  it.each(['Ёлка 🎄', 'W 914/2'])('takes the text %j', (text) => {
    expect(accepts(requiredText(8), text)).toBe(true)
  })

  it.each(['a/b', 'a\\b', 'a\nb', ''])('refuses the path segment %j', (text) => {
    expect(accepts(pathSegment, text)).toBe(false)
  })
})

describe('an order', () => {
  const order = {
    name: 'Иван',
    email: 'a@b.ru',
    phone: '79161234567',
    personCode: 'person_1',
    orderBasket: [{ ...pair, productExternalId: 'p', supplierId: 15, quantity: 1, price: 10 }],
    delivery: { storeExternalId: 's-1', isLocal: true },
    orderPayment: { paymentExternalId: 'cash' },
  }

  it('keeps the extra fields of its store or transport', () => {
    expect(createOrder.body?.parse(order).delivery).toEqual({ storeExternalId: 's-1', isLocal: true })
  })

  it.each([
    ['a phone that is not digits', { phone: '+7 916 123-45-67' }],
    ['an empty basket', { orderBasket: [] }],
    ['an unknown person', { personCode: 'person_4' }],
    ['a nested extra field', { delivery: { deep: { deeper: 1 } } }],
    [
      'a flood of extra fields',
      { delivery: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, i])) },
    ],
  ])('is refused with %s', (_, change) => {
    expect(accepts(createOrder.body, { ...order, ...change })).toBe(false)
  })
})

describe('an uploaded file', () => {
  it.each([
    ['a file', new File(['x'], 'cart.csv'), true],
    ['an empty file', new File([], 'cart.csv'), false],
    ['a file that is too large', { name: 'x', size: MAX_CART_FILE_BYTES + 1, arrayBuffer: null }, false],
    ['text', 'x', false],
    ['nothing', undefined, false],
  ])('%s', (_, file, expected) => {
    expect(accepts(uploadCart.body, { file })).toBe(expected)
  })
})
