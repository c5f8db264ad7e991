import { expect, it } from 'vitest'
import { isForTransport, nameFacts, paymentFacts, readNames, withTransport } from './payment-rule'

const TRANSPORTS = [
  { code: 'courier', title: 'Курьер' },
  { code: 'carrier', title: 'Транспортная компания' },
]
const ALL = {
  isForRetail: true,
  isForCorporate: false,
  isForPickup: true,
  isForDelivery: true,
  notForTransports: [],
}

it.each([
  [ALL, 'розничным покупателям', 'самовывоз, Курьер, Транспортная компания'],
  [
    { ...ALL, isForCorporate: true, notForTransports: ['carrier'] },
    'розничным покупателям, компаниям',
    'самовывоз, Курьер',
  ],
  [{ ...ALL, isForRetail: false, isForPickup: false, isForDelivery: false }, 'никому', 'никак'],
])('%o says whom and what it is for', (terms, buyers, ways) => {
  expect(paymentFacts(terms, TRANSPORTS)).toEqual([
    ['Кому', buyers],
    ['Как получают', ways],
  ])
})

it('leaves a transport out and takes it in again', () => {
  const without = withTransport(ALL, 'carrier', TRANSPORTS)
  expect(without).toMatchObject({ isForDelivery: true, notForTransports: ['carrier'] })
  expect(withTransport(without, 'carrier', TRANSPORTS)).toEqual(ALL)
})

it('is for no delivery without transports, and for one that is taken in then', () => {
  const none = withTransport(withTransport(ALL, 'carrier', TRANSPORTS), 'courier', TRANSPORTS)
  expect(none.isForDelivery).toBe(false)
  const one = withTransport({ ...ALL, isForDelivery: false }, 'courier', TRANSPORTS)
  expect(TRANSPORTS.map(({ code }) => isForTransport(one, code))).toEqual([true, false])
})

const USUAL = { title: 'Картой онлайн', description: 'На защищённой странице' }

it.each([
  [{ title: 'Картой онлайн', description: 'На защищённой странице' }, null, null],
  [{ title: ' ', description: '' }, null, ''],
  [{ title: ' СБП ', description: 'По коду в банке' }, 'СБП', 'По коду в банке'],
])('%o typed is stored as %s and %s', (typed, shownTitle, shownDescription) => {
  expect(readNames(typed, USUAL)).toEqual({ shownTitle, shownDescription })
})

it('tells the names of a change, and none of one that knows none', () => {
  expect(nameFacts(ALL)).toEqual([])
  expect(nameFacts({ ...ALL, shownTitle: null, shownDescription: '' })).toEqual([
    ['Название', 'обычное'],
    ['Строка под названием', 'нет'],
  ])
})
