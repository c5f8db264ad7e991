import { expect, it } from 'vitest'
import type { Payment } from '@/gateway/services/checkout/load-choices'
import { namePayment } from '@/gateway/services/checkout/name-payment'

const ONLINE: Payment = {
  id: 1,
  externalId: 'online',
  code: 'payment_online',
  title: 'Картой онлайн',
  description: 'На защищённой странице',
  shownTitle: null,
  shownDescription: null,
  isOnline: true,
  isForRetail: true,
  isForCorporate: false,
  isForPickup: true,
  isForDelivery: true,
  notForTransports: [],
  sequence: 10,
}

it.each<[Partial<Payment>, string | undefined, string]>([
  [{}, undefined, 'Картой онлайн'],
  [{}, 'Картой или СБП онлайн', 'Картой или СБП онлайн'],
  [{ shownTitle: 'Картой онлайн' }, 'Картой или СБП онлайн', 'Картой онлайн'],
  [{ title: 'Через наш банк' }, 'Картой или СБП онлайн', 'Через наш банк'],
  [{ title: 'Картой онлайн', isOnline: false }, 'Картой или СБП онлайн', 'Картой онлайн'],
])('%o of a provider that takes %s is called %s', (own, onlineTitle, title) => {
  expect(namePayment({ ...ONLINE, ...own }, onlineTitle).title).toBe(title)
})

it.each([
  [null, 'На защищённой странице'],
  ['По коду в приложении банка', 'По коду в приложении банка'],
  ['', null],
])('the words %j beneath it are shown as %j', (shownDescription, description) => {
  expect(namePayment({ ...ONLINE, shownDescription }, undefined).description).toBe(description)
})
