import { expect, it } from 'vitest'
import { commonTerms, type Delivery, deliveryLine, deliveryOf, deliveryRows } from './delivery-areas'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const NO_LIMITS = { largeFromKg: null, largeFromCm: null }
const USUAL = { price: 299, freeFrom: 1000, surcharge: 0 }
const NO_DAYS = { isAgreed: false, weekdays: [], hours: null }
const elsewhere = { title: null, ...USUAL, ...NO_DAYS }
const byCarrier = { ...elsewhere, isAgreed: true }
const zone = (terms: Partial<typeof USUAL> & { freeFrom?: number | null }) => ({
  title: 'Центр',
  ...USUAL,
  ...NO_DAYS,
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
  [
    'Доставка 299 ₽, от 1 000 ₽ бесплатно; в другие города — перевозчиком',
    { areas: [zone({}), byCarrier], ...NO_LIMITS },
  ],
  ['Доставка перевозчиком, цену назовём по телефону', { areas: [byCarrier], ...NO_LIMITS }],
])('says «%s»', (words, delivery) => {
  expect(plain(deliveryLine(delivery))).toBe(words)
})

it('knows the usual price where the gateway does not tell', () => {
  expect(deliveryOf({ delivery: null }).areas).toEqual([elsewhere])
})

it('says when all terms are the same', () => {
  const delivery = { areas: [zone({}), zone({ price: 0 }), elsewhere], ...NO_LIMITS }
  expect(commonTerms(delivery)).toBeNull()
  expect(commonTerms({ ...delivery, areas: [zone({}), elsewhere] })).toMatchObject(USUAL)
  expect(commonTerms({ ...delivery, areas: [zone({}), byCarrier] })).toBeNull()
})

const EVERY_DAY = { weekdays: [1, 2, 3, 4, 5, 6, 7], hours: { from: '09:00', to: '21:00' } }
const USUAL_WORDS = '299 ₽, от 1 000 ₽ бесплатно'

it.each<[string, Delivery, unknown]>([
  ['one price', { areas: [elsewhere], ...NO_LIMITS }, [[[], USUAL_WORDS, null]]],
  [
    'zones with the same terms together, and a carrier elsewhere',
    {
      areas: [
        { ...zone({}), ...EVERY_DAY },
        { ...zone({}), title: 'Юг', ...EVERY_DAY },
        { ...zone({ price: 0 }), title: 'Север', weekdays: [1, 3], hours: EVERY_DAY.hours },
        byCarrier,
      ],
      ...NO_LIMITS,
    },
    [
      [['Центр', 'Юг'], USUAL_WORDS, 'каждый день с 09:00 до 21:00'],
      [['Север'], 'бесплатно', 'пн, ср с 09:00 до 21:00'],
      [['Остальные адреса'], 'перевозчиком; цену и срок назовём по телефону до отправки', null],
    ],
  ],
  [
    'a zone with the terms of all other addresses beside these',
    { areas: [zone({}), { ...zone({ price: 0 }), title: 'Север' }, elsewhere], ...NO_LIMITS },
    [
      [['Центр', 'Остальные адреса'], USUAL_WORDS, null],
      [['Север'], 'бесплатно', null],
    ],
  ],
  [
    'a surcharge',
    { areas: [{ ...elsewhere, surcharge: 500 }], largeFromKg: 20, largeFromCm: null },
    [[[], `${USUAL_WORDS}, за крупный товар ещё 500 ₽`, null]],
  ],
])('lists %s', (_, delivery, rows) => {
  expect(deliveryRows(delivery).map(({ areas, price, days }) => [areas, plain(price), days])).toEqual(rows)
})
