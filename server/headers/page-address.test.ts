import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isGuarded } from '@/lib/routing/guards'
import { pageEntries } from '@/lib/routing/pages'
import { CLEAN_PARAMS } from '@/lib/seo/clean-params'
import { pageAddress } from './page-address'

test.each([
  ['/', '/?utm_source=mail', '/?MindboxDisabled'],
  ['/product/00-00000001', '/product/00-00000001?erid=1&utm_source=a', '/product/00-00000001?page=2'],
  [
    '/catalog/oil?page=2&sort=price',
    '/catalog/oil?sort=price&page=2&gclid=1',
    '/catalog/oil?sort=price&page=2',
  ],
  ['/search?q=oc90', '/search?utm_source=a&q=oc90', '/search?q=oc90&page=1'],
  [
    '/catalog_to?model=1&mileage=15000',
    '/catalog_to?mileage=15000&model=1',
    '/catalog_to?utm_source=a&model=1&mileage=15000',
  ],
  [
    '/original_catalogs/unit?code=TA&ssd=a.b&unit=7',
    '/original_catalogs/unit?unit=7&ssd=a.b&code=TA',
    '/original_catalogs/unit?code=TA&ssd=a.b&unit=7&chosen=1',
  ],
  [
    '/help/feedback?theme=part&query=oc90',
    '/help/feedback?query=oc90&theme=part',
    '/help/feedback?utm_source=a&theme=part&query=oc90',
  ],
  ['/shops', '/shops?_rsc=2abc', '/shops?utm_source=a&_rsc=3abc'],
  ['/about/news', '/about/news?page=1', '/about/news?page=0'],
  ['/about/promo', '/about/promo?page=abc', '/about/promo?page=-1&utm_source=a'],
  ['/about/news?q=a&page=2', '/about/news?page=02&q=a', '/about/news?page=2&q=a&page=3'],
  ['/redirect?url=/a', '/redirect?utm_source=a&url=/a', '/redirect?url=/a&x=1'],
  ['/_next/static/chunks/1.js', '/_next/static/chunks/1.js?dpl=build', '/_next/static/chunks/1.js?x=1'],
  ['/_next/image', '/_next/image?url=/og.png&w=640&q=75', '/_next/image?x'],
  ['/icons.svg', '/icons.svg?v=another-version', '/icons.svg?x=1'],
  ['/icons.svg?v=0a1b2c3d', '/icons.svg?x=1&v=0a1b2c3d', '/icons.svg?v=0a1b2c3d&v=1'],
  ['/favicon.ico', '/favicon.ico?x=1', '/favicon.ico?icon.1a.ico'],
  ['/icon.svg', '/icon.svg?icon.1a.svg', '/icon.svg?v=2'],
  ['/robots.txt', '/robots.txt?x=1', '/robots.txt?'],
])('%s, %s and %s are one page', (...urls) => {
  expect(new Set(urls.map(pageAddress)).size).toBe(1)
})

test.each([
  ['/catalog/oil', '/catalog/oil?page=2'],
  ['/search?q=oc90', '/search?q=oc91'],
  ['/catalog_to', '/catalog_to?brand=1'],
  ['/catalog_to?model=1', '/catalog_to?model=2'],
  ['/catalog_to?modification=1', '/catalog_to?modification=1&mileage=30000'],
  ['/original_catalogs', '/original_catalogs?q=JTEHC05J804012345'],
  ['/original_catalogs/TA', '/original_catalogs/TA?ssd=a.b'],
  ['/original_catalogs/group?code=TA&ssd=a.b', '/original_catalogs/group?code=TA&ssd=a.b&group=1'],
  ['/original_catalogs/unit?code=TA&ssd=a&unit=7', '/original_catalogs/unit?code=TA&ssd=b&unit=7'],
  ['/original_catalogs/unit?code=TA&ssd=a&unit=7', '/original_catalogs/unit?code=TA&ssd=a&unit=7&unit=8'],
  ['/redirect?url=/a', '/redirect?url=/b'],
  ['/icons.svg', '/icons.svg?v=0a1b2c3d'],
])('%s and %s are two pages', (one, other) => {
  expect(pageAddress(one)).not.toBe(pageAddress(other))
})

/** A query for each public page that reads one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/about/[section]': '/about/news?year=2025',
  '/about/certificates': '/about/certificates?brand=bosch',
  '/about/vacancies': '/about/vacancies?city=1',
  '/catalog/[section]/[[...rest]]': '/catalog/oil?page=2',
  '/catalog_to': '/catalog_to?brand=1',
  '/club': '/club?sum=1000',
  '/help/feedback': '/help/feedback?theme=part',
  '/original_catalogs': '/original_catalogs?q=JTEHC05J804012345',
  '/original_catalogs/[code]': '/original_catalogs/TA?ssd=a.b',
  '/original_catalogs/group': '/original_catalogs/group?code=TA',
  '/original_catalogs/unit': '/original_catalogs/unit?code=TA',
  '/redirect': '/redirect?url=/a',
  '/search': '/search?q=oc90',
}

test('every page for everyone that reads its query is kept under it', () => {
  const root = path.join(import.meta.dirname, '../..')
  const readers = globSync('app/**/page.tsx', { cwd: root })
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('searchParams'))
    .map((file) => `/${path.relative('app', path.dirname(file))}`)
    .filter((address) => !isGuarded(address))
  expect(readers.toSorted()).toEqual(Object.keys(QUERIES).toSorted())
  expect(Object.values(QUERIES).filter((address) => !pageAddress(address).includes('?'))).toEqual([])
})

const MARK = 'mark'

test.each([...Object.values(QUERIES), '/', '/shops', '/product/00-10000001', '/shops?', '/sitemap.xml'])(
  'the address of %s holds only what its page reads, and is its own',
  (url) => {
    const address = pageAddress(url)
    const more = `${url}${url.includes('?') ? '&' : '?'}utm_source=${MARK}&${MARK}=1&__proto__=${MARK}&_rsc=${MARK}#`
    if (!url.startsWith('/redirect')) expect(pageAddress(more)).toBe(address)
    expect(pageAddress(address)).toBe(address)
  },
)

const paths = pageEntries.map(([page]) =>
  page.replace('[[...rest]]', 'brand-mann').replaceAll(/\[\w+\]/g, '00-00000001'),
)

test.each(paths)('nothing that robots.txt has dropped from addresses is part of that of %s', (page) => {
  const marks = CLEAN_PARAMS.flat().map((name) => `${name}=1`)
  expect(pageAddress(`${page}?${marks.join('&')}`)).toBe(page)
})
