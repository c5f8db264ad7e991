import { hrefs } from '@/lib/routing/hrefs'
import { findPartWithAnalogs, findSharedNumber } from './fixtures/demo-goods'
import { expect, test } from './fixtures/test'

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
