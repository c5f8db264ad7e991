import { expect, test } from 'vitest'
import { DEFAULT_META } from './defaults'
import { toMetadata } from './to-metadata'

const nothing = {
  title: null,
  keywords: null,
  description: null,
  canonical: null,
  robots: null,
  image: null,
  alt: null,
}

test('falls back to the page, then to the Russian defaults of the shop', () => {
  expect(toMetadata(nothing, { path: '/x' })).toMatchObject({
    title: DEFAULT_META.title,
    description: DEFAULT_META.description,
    alternates: { canonical: '/x' },
    openGraph: { images: [{ url: '/og.png', width: 1200, height: 630 }] },
  })
  expect(toMetadata(nothing, { path: '/x', title: 'Фильтры' }).title).toBe('Фильтры')
})

test("the gateway's words win, and reach social networks too", () => {
  const meta = {
    ...nothing,
    title: 'Масла',
    canonical: '/catalog/oil',
    robots: 'index,follow',
    image: '/oil.webp',
    keywords: 'масло',
  }
  expect(toMetadata(meta, { path: '/x', title: 'Другое' })).toMatchObject({
    title: 'Масла',
    keywords: 'масло',
    robots: 'index,follow',
    alternates: { canonical: '/catalog/oil' },
    openGraph: { title: 'Масла', url: '/catalog/oil', images: [{ url: '/oil.webp', alt: 'Масла' }] },
  })
})

test.each([
  [{ ...nothing, robots: 'noindex,follow', canonical: '/catalog/oil' }, {}],
  [nothing, { robots: 'noindex' }],
])('a page that search engines are to leave names no other to keep', (meta, own) => {
  expect(toMetadata(meta, { path: '/x', ...own })).not.toHaveProperty('alternates')
})

test('pages after the first say so in title and description, within the length that is shown', () => {
  const meta = { ...nothing, title: `Масла ${'моторные '.repeat(10)}`, description: 'Масла по цене.' }
  const { title, description } = toMetadata(meta, { path: '/', page: 2 })
  expect(title).toMatch(/^(?=.{1,70}$)Масла (?:моторные )+— страница 2$/)
  expect(description).toBe('Масла по цене. Страница 2.')
  expect(toMetadata({ ...meta, title: 'Масла' }, { path: '/' }).title).toBe('Масла')
})

test('the picture is described in the words of the gateway', () => {
  const meta = { ...nothing, title: 'Масла', image: '/oil.webp', alt: 'Канистры на полке' }
  expect(toMetadata(meta, { path: '/' }).openGraph?.images).toMatchObject([
    { url: '/oil.webp', alt: 'Канистры на полке' },
  ])
})

test.each([
  ['banners/home.svg', /^\/gw\/media\/resize\/format-jpeg,fit-contain,size-1200x630,.*\/banners\/home\.svg$/],
  ['/gw/media/file/home.webp', /^\/gw\/media\/file\/home\.webp$/],
  ['https://cdn.example/home.jpg', /^https:\/\/cdn\.example\/home\.jpg$/],
])('the picture %s reaches social networks as one that they can draw', (image, url) => {
  expect(toMetadata({ ...nothing, image }, { path: '/' }).openGraph?.images).toMatchObject([
    { url: expect.stringMatching(url) },
  ])
})
