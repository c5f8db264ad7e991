import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPathFilter, findProduct, findSoldOut } from '../fixtures/demo-products'
import { findBuyablePart } from '../fixtures/original-units'
import { sectionProductPath } from '../fixtures/section-product-path'
import { expect, test } from '../fixtures/test'

const MISSING_TEXT = 'This page could not be found'

const MISSING = [
  '/no-such-page',
  '/catalog/no-such-section',
  '/catalog/no-such-section/brand-bosch',
  '/product/00-99999999',
  '/product/nobody_ZZZ000',
  '/about/brands/no-such-brand',
  '/shops/no-such-shop',
  '/help/no-such-section',
  '/autoservice/no-such-page',
  '/club/no-such-page',
  '/cooperation/no-such-page',
  '/autoservice/corp/more',
  '/about/no-such-section',
  '/about/vacancies/no-such-vacancy',
  '/about/certificates/no-such-page',
  '/about/news/no-such-news',
  '/analogs/nosuchnumber000',
  '/product/00-1234567',
  '/search/no-such-page',
  '/original_catalogs/no-such-catalogue',
  '/original_catalogs/unit/no-such-page',
  '/catalog_to?modification=no-such-car',
  '/catalog_to?brand=0&mileage=abc',
]

/** Below a section that exists. */
const MISSING_IN_SECTION = {
  'an unknown filter': 'unknown-filter',
  'an unknown set': 'set-unknown',
  'an unknown product': '00-99999999',
  'a code of nine digits that is another product’s': '00-912345678',
  'a code of six digits': '00-123456',
  'a code of ten digits': '00-1234567890',
  'more segments than make sense': 'a/b/c/d',
}

const HOSTILE = [
  '/catalog/%00',
  '/catalog/%E0%A4%A',
  '/catalog/..%2f..%2fetc%2fpasswd',
  '/product/%F0%9F%9A%97',
  `/product/${'x'.repeat(3000)}`,
  `/search?q=${'%D1%84'.repeat(1000)}`,
  '/search?q=%00&q=2&brand[]=x',
  '/catalog/shiny?filters=1.%FF&page=1e9&limit=99999999999999999999&sort[]=x',
  '/catalog?page=%27%20or%201=1--',
  '/original_catalogs?q=%00%FF',
  '/original_catalogs/%E0%A4%A?ssd=%00',
  '/original_catalogs/group?code=TOYOTA&ssd=%00&vehicle[]=1',
  `/original_catalogs/unit?code=TOYOTA&ssd=${'x'.repeat(6000)}&unit=1`,
]

test('what does not exist answers 404 with the page itself, at once and again', async ({
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const inSection = Object.values(MISSING_IN_SECTION).map((rest) => `${hrefs.section(code)}/${rest}`)
  for (const path of [...MISSING, ...inSection]) {
    for (const visit of ['first', 'second']) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect.soft(response.status(), `${visit} visit of ${path}`).toBe(404)
      expect.soft(await response.text(), `${visit} visit of ${path}`).toContain(MISSING_TEXT)
    }
  }
})

test('a part that nobody offers answers 404, and its page leads to what can be bought instead', async ({
  page,
  gateway,
  strayErrors,
}) => {
  strayErrors.expectError(/404/)
  const { id, partNumber } = await findSoldOut(gateway)
  for (const visit of ['first', 'second']) {
    const answer = await page.goto(`${hrefs.products}/${id}`)
    expect(answer?.status(), `${visit} visit`).toBe(404)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(partNumber)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const links = page.getByRole('region', { name: 'Покупка' }).getByRole('link')
  await expect(links.last()).toHaveText('Спросить специалиста')
  await expect(links.first()).toBeVisible()
  await expect(links).toHaveCount(2)
})

test('every screen that exists answers 200 without a redirect', async ({ request, gateway }) => {
  const listing = await findListing(gateway)
  const { code, first } = findPathFilter(listing)
  const product = await findProduct(gateway)
  const site = await gateway.call(getBootstrap, {})
  const paths = [
    hrefs.home,
    hrefs.catalog,
    hrefs.section(listing.code),
    `${hrefs.section(listing.code)}/${code}-${first.rewriteCode}`,
    `${hrefs.section(listing.code)}?page=2&sort=price`,
    sectionProductPath(listing.code, product.id),
    hrefs.products,
    `${hrefs.products}/${product.id}`,
    hrefs.product({ brand: product.brandString, article: product.partNumber }),
    hrefs.search(),
    hrefs.search({ q: 'фильтр' }),
    hrefs.analogs,
    hrefs.analogsOf(product.partNumber, product.brandString),
    hrefs.analogsOf(product.partNumber),
    hrefs.brands,
    hrefs.brand(product.brandCode ?? ''),
    hrefs.shops,
    hrefs.autoservice,
    hrefs.autoserviceCorp,
    hrefs.autoserviceStorage,
    hrefs.club,
    hrefs.clubAbout,
    hrefs.clubApp,
    hrefs.clubFaq,
    hrefs.giftCards,
    hrefs.giftPromocode,
    hrefs.cashback,
    hrefs.cooperation,
    hrefs.cooperationSuppliers,
    hrefs.cooperationAutoservices,
    hrefs.unsubscribe,
    ...site.shops.map((one) => hrefs.shop(one.code)),
    hrefs.about,
    hrefs.help,
    hrefs.helpSection('delivery'),
    hrefs.helpFaq,
    hrefs.helpFeedback,
    hrefs.blank,
    hrefs.originalCatalogs,
    hrefs.originalCatalogsFor('camry'),
    hrefs.originalCatalog('TOYOTA'),
    hrefs.originalCatalogGroup({}),
    hrefs.originalCatalogUnit({}),
  ]
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

test('a broken state of an original catalogue is a 400 that leads to the choice of the car', async ({
  page,
  shop,
  gateway,
  strayErrors,
}) => {
  strayErrors.expectError(/40[04]/)
  const { path } = await findBuyablePart(gateway)
  for (const broken of [path.replace(/ssd=[^&]*/, 'ssd=made-up'), path.replace(/&ssd=[^&]*/, '')]) {
    const answer = await page.goto(broken)
    expect(answer?.status(), broken).toBe(400)
    await shop.expectHeading('Автомобиль не открылся')
    await expect(page.getByRole('link', { name: 'Выбрать автомобиль' })).toBeVisible()
  }
  const foreign = await page.goto(path.replace(/unit=[^&]*/, 'unit=999999999'))
  expect(foreign?.status()).toBe(404)
})

test('browsers that ask for an icon undecided get one', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('image/')
})

test('a product is found below its section by a code of seven, eight and nine digits', async ({
  request,
  gateway,
}) => {
  const product = await findProduct(gateway, ({ id }) => id.startsWith('00-0'))
  const digits = product.id.replace('00-', '')
  for (const code of [digits.slice(1), digits, `0${digits}`]) {
    const path = sectionProductPath(product.sectionCode ?? '', `00-${code}`)
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain(product.partNumber)
  }
})

test('hostile addresses get an answer of the shop', async ({ request }) => {
  for (const path of HOSTILE) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect.soft([200, 400, 404, 414], path.slice(0, 60)).toContain(response.status())
  }
})

test('a missing page says so in the shop’s frame and leads on', async ({ page, shop, strayErrors }) => {
  strayErrors.expectError(/404/)
  await shop.open('/no-such-page')
  await shop.expectHeading('Такой страницы нет')
  await expect(page.getByText(MISSING_TEXT)).toBeVisible()
  await expect(page).toHaveURL('/no-such-page')
  await page.getByRole('link', { name: 'Открыть каталог' }).click()
  await shop.expectHeading(/^Каталог/)
})
