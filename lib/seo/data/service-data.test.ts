import { expect, it } from 'vitest'
import { serviceJsonLd, serviceShopJsonLd } from './service-data'

const ORIGIN = 'https://shop.example'

it('tells the least price of a service, and none where it is to be asked for', () => {
  const data = serviceJsonLd(ORIGIN, {
    path: '/autoservice',
    name: 'Автосервис',
    description: 'Работы',
    services: [
      { title: 'Замена масла', price: 800 },
      { title: 'Ремонт подвески', price: null },
    ],
  })
  expect(data).toMatchObject({
    '@type': 'Service',
    url: 'https://shop.example/autoservice',
    hasOfferCatalog: {
      itemListElement: [
        {
          itemOffered: { name: 'Замена масла' },
          priceSpecification: { minPrice: 800, priceCurrency: 'RUB' },
        },
        { itemOffered: { name: 'Ремонт подвески' } },
      ],
    },
  })
  expect(JSON.stringify(data)).not.toContain('null')
})

it('names a shop that works on cars, its hours and what it does', () => {
  const data = serviceShopJsonLd(ORIGIN, '/shops/yuzhnaya', {
    code: 'yuzhnaya',
    title: 'Арус на Варшавском',
    address: 'Варшавское шоссе, 125',
    city: 'Москва',
    phone: '+7 (495) 000-00-29',
    coordinates: [55.6, 37.6],
    work: { open: '08:00', close: '22:00' },
    offered: ['Замена масла'],
  })
  expect(data).toMatchObject({
    '@type': 'AutoRepair',
    openingHoursSpecification: { opens: '08:00', closes: '22:00' },
    makesOffer: [{ itemOffered: { name: 'Замена масла' } }],
  })
})
