import { expect, it } from 'vitest'
import { commonTerms, type Delivery, deliveryLine, deliveryOf, distinctAreas } from './delivery-areas'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const NO_LIMITS = { largeFromKg: null, largeFromCm: null }
const USUAL = { price: 299, freeFrom: 1000, surcharge: 0 }
const elsewhere = { title: null, ...USUAL }
const zone = (terms: Partial<typeof USUAL> & { freeFrom?: number | null }) => ({
  title: 'Центр',
  ...USUAL,
  ...terms,
})

it.each<[string, Delivery]>([
  ['Доставка 299 ₽, от 1 000 ₽ бесплатно', { areas: [elsewhere], ...NO_LIMITS }],
  ['Доставка 299 ₽, от 1 000 ₽ бесплатно', { areas: [zone({}), elsewhere], ...NO_LIMITS }],
  ['Доставка 299 ₽', { areas: [{ ...elsewhere, freeFrom: null }], ...NO_LIMITS }],
  ['Доставка бесплатно', { areas: [{ ...elsewhere, price: 0 }], ...NO_LIMITS }],
  ['Доставка от 199 ₽, зависит от адреса', { areas: [zone({ price: 199 }), elsewhere], ...NO_LIMITS }],
  [
    'Доставка 299 ₽, от 1 000 ₽ бесплатно; крупное (от 20 кг) — ещё 500 ₽',
    { areas: [{ ...elsewhere, surcharge: 500 }], largeFromKg: 20, largeFromCm: null },
  ],
  [
    'Доставка от 299 ₽, зависит от адреса; крупное (от 20 кг или от 150 см в длину) — ещё от 500 ₽',
    { areas: [zone({ surcharge: 500 }), elsewhere], largeFromKg: 20, largeFromCm: 150 },
  ],
  ['Доставка 299 ₽, от 1 000 ₽ бесплатно', { areas: [{ ...elsewhere, surcharge: 500 }], ...NO_LIMITS }],
])('says «%s»', (words, delivery) => {
  expect(plain(deliveryLine(delivery))).toBe(words)
})

it('knows the usual price where the gateway does not tell', () => {
  expect(deliveryOf({ delivery: null }).areas).toEqual([elsewhere])
})

it('names only zones that differ, and says when all are the same', () => {
  const delivery = { areas: [zone({}), zone({ price: 0 }), elsewhere], ...NO_LIMITS }
  expect(distinctAreas(delivery)).toEqual([zone({ price: 0 }), elsewhere])
  expect(commonTerms(delivery)).toBeNull()
  expect(commonTerms({ ...delivery, areas: [zone({}), elsewhere] })).toMatchObject(USUAL)
})
