import { searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPathFilter, findRangeFilter } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

test('from the home page through the catalogue to a product', async ({ page, shop, catalog, gateway }) => {
  const { code, title, entities } = await findListing(gateway)
  await shop.open(hrefs.home)
  await page.goto(hrefs.catalog)
  await shop.expectHeading(/^Каталог/)
  await page
    .getByRole('main')
    .locator(`a[href="${hrefs.section(code)}"]`)
    .first()
    .click()
  await shop.expectHeading(title)
  const first = catalog.cards.first().getByRole('link')
  const name = await first.innerText()
  await first.click()
  await shop.expectHeading(new RegExp(name.slice(0, 12)))
  await expect(shop.breadcrumbs.getByRole('link', { name: title })).toBeVisible()
  expect(entities.length).toBeGreaterThan(0)
})

test('one option of a filter is part of the path, two move into the query; a chip takes one away, one reset all', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, id, code, first, second } = findPathFilter(listing)
  await shop.open(hrefs.section(listing.code))
  await catalog.expectCount(listing.pagination.total)

  await catalog.choose(title, first.title)
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}/${code}-${first.rewriteCode}`)
  await catalog.expectCount(first.count)
  await expect(catalog.option(title, first.title)).toHaveAttribute('aria-current', 'true')

  await catalog.chosen.getByRole('link', { name: new RegExp(first.title) }).click()
  await expect(page).toHaveURL(hrefs.section(listing.code))
  await catalog.expectCount(listing.pagination.total)
  await expect(catalog.chosen).toBeHidden()

  await catalog.choose(title, first.title)
  await catalog.expectCount(first.count)
  await catalog.choose(title, second.title)
  await expect(page).toHaveURL((url) => url.pathname === hrefs.section(listing.code))
  await expect(page).toHaveURL((url) => url.searchParams.get('filters')?.startsWith(`${id}.`) ?? false)
  await catalog.expectCount(first.count + second.count)
  await expect(catalog.chosen.getByRole('link')).toHaveCount(2)

  await catalog.reset.click()
  await expect(page).toHaveURL(hrefs.section(listing.code))
  await catalog.expectCount(listing.pagination.total)
})

test('a range narrows the list and stands in the address', async ({ page, shop, catalog, gateway }) => {
  const listing = await findListing(gateway)
  const { id, title, unit, min, max } = findRangeFilter(listing)
  const name = unit ? `${title}, ${unit}` : title
  const middle = Math.round((min + max) / 2)
  const { pagination } = await gateway.call(searchListing, {
    body: { section: listing.code, filters: [{ id, min, max: middle }] },
  })
  expect(pagination.total).toBeLessThan(listing.pagination.total)
  await shop.open(hrefs.section(listing.code))
  await catalog.openGroup(title)
  await catalog.filters.getByLabel(`${name}: до`).fill(String(middle))
  await catalog.filters.getByLabel(`${name}: до`).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('filters')?.startsWith(`${id}.`) ?? false)
  await expect(catalog.chosen.getByRole('link')).toHaveCount(1)
  await catalog.expectCount(pagination.total)
})

test('an address with everything unknown in its query shows the plain section', async ({
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  await shop.open(`${hrefs.section(listing.code)}?utm_source=mail&nonsense=1&page=-3&limit=0`)
  await catalog.expectCount(listing.pagination.total)
  await expect(catalog.cards).toHaveCount(listing.entities.length)
})

test('pages: the next one is another list, and Back returns to the page and the place', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  await shop.open(hrefs.section(listing.code))
  await catalog.pages.getByRole('link', { name: 'Страница 2' }).click()
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}?page=2`)
  await expect(catalog.pages.locator('[aria-current=page]')).toHaveText('2')

  const card = catalog.cards.nth(20).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  const path = await card.getAttribute('href')
  await card.click()
  await expect(page).toHaveURL(path ?? '')
  await expect(shop.breadcrumbs).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}?page=2`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
})

test('another order of the list is an address and keeps the filter', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, first } = findPathFilter(listing)
  const other = listing.sorts.find(({ isActive }) => !isActive)
  if (!other) throw new Error('The demo shop has one order only')
  await shop.open(hrefs.section(listing.code))
  await catalog.choose(title, first.title)
  await catalog.expectCount(first.count)
  await catalog.order.click()
  await page.getByRole('link', { name: other.title, exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === other.code)
  await catalog.expectCount(first.count)
})

test('on a phone the filters are a sheet that tells how many goods it would show', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, first } = findPathFilter(listing)
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(hrefs.section(listing.code))
  await expect(catalog.filters).toBeHidden()
  await catalog.filtersButton.click()
  await expect(catalog.filters).toBeVisible()
  await catalog.choose(title, first.title)
  const show = catalog.filters.getByRole('link', { name: new RegExp(`^Показать ${first.count}\\s`) })
  await expect(show).toBeVisible()
  await show.click()
  await expect(catalog.filters).toBeHidden()
  await catalog.expectCount(first.count)
})

test('words are looked for inside a section, and what is chosen stays', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, code, first } = findPathFilter(listing)
  const address = `${hrefs.section(listing.code)}/${code}-${first.rewriteCode}`
  await shop.open(address)
  const article = await catalog.cards.first().locator('b').first().innerText()
  const field = page.getByRole('searchbox', { name: `Искать в разделе «${listing.title}»` })
  await field.fill(article)
  await field.press('Enter')
  await expect(page).toHaveURL(
    (url) => url.pathname === address && url.searchParams.get('search') === article,
  )
  await expect(catalog.chosen.getByRole('link', { name: new RegExp(first.title) })).toBeVisible()
  await expect(catalog.cards.first()).toContainText(article)

  await catalog.chosen.getByRole('link', { name: `«${article}»` }).click()
  await expect(page).toHaveURL(address)
  await expect(catalog.option(title, first.title)).toHaveAttribute('aria-current', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search inside a section is an ordinary form', async ({ page, catalog, gateway }) => {
    const listing = await findListing(gateway)
    const { id, first, second } = findPathFilter(listing)
    await page.goto(`${hrefs.section(listing.code)}?filters=${id}.${first.id},${second.id}&sort=price`)
    const article = await catalog.cards.first().locator('b').first().innerText()
    const field = page.getByRole('searchbox', { name: `Искать в разделе «${listing.title}»` })
    await field.fill(article)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === article)
    await expect(page).toHaveURL((url) => url.searchParams.get('filters')?.startsWith(`${id}.`) ?? false)
    await expect(catalog.cards.first()).toContainText(article)
  })
})
