import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPartWithAnalogs, findPathFilter, findProduct } from './fixtures/demo-goods'
import { expect, test } from './fixtures/test'

test.use({ javaScriptEnabled: false })

test('the home page leads into the catalogue', async ({ page, shop, gateway }) => {
  const { code, title } = await findListing(gateway)
  await page.goto(hrefs.home)
  await page.getByRole('link', { name: 'Каталог', exact: true }).first().click()
  await expect(page).toHaveURL(hrefs.catalog)
  await page
    .getByRole('main')
    .locator(`a[href="${hrefs.section(code)}"]`)
    .first()
    .click()
  await shop.expectHeading(title)
})

test('a listing shows goods and prices, and filters and pages are links', async ({
  page,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, code, first } = findPathFilter(listing)
  await page.goto(hrefs.section(listing.code))
  const priced = listing.entities.findIndex(({ price }) => price !== null)
  await expect(catalog.cards.nth(priced)).toContainText(formatPrice(listing.entities[priced]?.price ?? 0))

  await catalog.choose(title, first.title)
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}/${code}-${first.rewriteCode}`)
  await catalog.expectCount(first.count)
  await catalog.reset.click()
  await catalog.pages.getByRole('link', { name: 'Страница 2' }).click()
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}?page=2`)
  await expect(catalog.cards).not.toHaveCount(0)
})

test('a product shows its price, offers, properties and a number to order by', async ({
  page,
  shop,
  gateway,
}) => {
  const product = await findProduct(gateway)
  await page.goto(
    hrefs.product({ internalCode: product.id, brand: product.brandString, article: product.partNumber }),
  )
  await shop.expectHeading(new RegExp(product.title.slice(0, 12)))
  await expect(page.getByText(formatPrice(product.offers.minPrice ?? 0)).first()).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByText(product.partNumber).first()).toBeVisible()
})

test('the search is a form', async ({ page, shop, gateway }) => {
  const { part } = await findPartWithAnalogs(gateway)
  await page.goto(hrefs.home)
  await shop.searchField.fill(part.article)
  await page.getByRole('button', { name: 'Найти' }).click()
  await shop.expectHeading(`Поиск по номеру ${part.article}`)
  await expect(page.getByRole('link', { name: `${part.brand} ${part.article}` }).first()).toBeVisible()
})

test('a range of prices is a form', async ({ page, catalog, gateway }) => {
  const listing = await findListing(gateway)
  await page.goto(hrefs.section(listing.code))
  const upper = catalog.filters.getByLabel(/: до$/).first()
  if (!(await upper.isVisible())) await catalog.filters.locator('details:has(form) > summary').first().click()
  await upper.fill('1000')
  await upper.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.has('filters'))
  await expect(catalog.chosen.getByRole('link')).toHaveCount(1)
})

test('visitors without scripts are counted by a pixel', async ({ page }) => {
  await page.goto(hrefs.home)
  await expect(page.locator('noscript img, body > img')).toHaveCount(1)
})
