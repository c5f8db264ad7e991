import { expect, test } from 'vitest'
import { articleJsonLd, breadcrumbJsonLd, shopJsonLd, websiteJsonLd } from './structured-data'

const ORIGIN = 'https://shop.example'

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

test('an article names the company as the rest of the site does', () => {
  const json = articleJsonLd({
    kind: 'NewsArticle',
    origin: ORIGIN,
    path: '/about/news/first',
    title: 'Новость',
    publisher: 'Арус',
    createdAt: '2026-03-01T09:00:00Z',
    description: 'Открылись.',
    picture: null,
  })
  const company = { '@id': 'https://shop.example/#organization', name: 'Арус' }
  expect(json).toMatchObject({ '@type': 'NewsArticle', author: company, publisher: company })
})
