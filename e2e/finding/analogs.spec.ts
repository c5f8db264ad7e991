import { hrefs } from '@/lib/routing/hrefs'
import { findPartWithAnalogs, findPartWithoutAnalogs, findSharedNumber } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test('a number leads to what replaces it, and the other way round', async ({ page, shop, gateway }) => {
  const { part, analog } = await findPartWithAnalogs(gateway)
  await shop.open(hrefs.analogs)
  await page.getByLabel('Номер детали').fill(part.article)
  await page.getByLabel('Бренд, если знаете').fill(part.brand)
  await page.getByRole('button', { name: 'Показать аналоги' }).click()
  await shop.expectHeading(`Аналоги ${part.brand} ${part.article}`)
  await expect(
    page.getByRole('link', { name: `${analog.brand} ${analog.article}`, includeHidden: true }).first(),
  ).toBeAttached()

  await shop.open(hrefs.analogsOf(analog.article, analog.brand))
  await expect(
    page.getByRole('link', { name: `${part.brand} ${part.article}`, includeHidden: true }).first(),
  ).toBeAttached()
})

test('a number of several brands asks whose part it is', async ({ page, shop, gateway }) => {
  const { article, first } = await findSharedNumber(gateway)
  await shop.open(hrefs.analogsOf(article))
  const choice = page.getByRole('list', { name: 'Бренды с этим номером' })
  await choice.getByRole('link', { name: `${first.brand} ${first.article}` }).click()
  await expect(page).toHaveURL(hrefs.analogsOf(first.article, first.brand))
  await shop.expectHeading(`Аналоги ${first.brand} ${first.article}`)
})

test('a part that nothing replaces has its page, with its offers and ways on', async ({
  page,
  shop,
  gateway,
}) => {
  const { brand, article } = await findPartWithoutAnalogs(gateway)
  const response = await page.goto(hrefs.analogsOf(article, brand))
  expect(response?.status()).toBe(200)
  await shop.expectHeading(`Аналоги ${brand} ${article}`)
  await expect(page.getByRole('heading', { name: 'Аналогов не нашлось' })).toBeVisible()
  await page.getByRole('link', { name: 'Спросить специалиста' }).click()
  await expect(page).toHaveURL(hrefs.contactSpecialist({ query: article }))
})

test('a number that nobody has is missing, and its page helps on', async ({ page, shop, strayErrors }) => {
  strayErrors.expectError(/404/)
  const response = await page.goto(hrefs.analogsOf('nosuch000'))
  expect(response?.status()).toBe(404)
  await shop.expectHeading('Деталь NOSUCH000 не нашлась')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('main').getByRole('link', { name: 'Найти по VIN' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Спросить специалиста' })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Номер детали')).toBeVisible()
})
