import { expect, test } from '../fixtures/test'

test('the home page shows goods that people buy, each with its price and a button', async ({ page }) => {
  await page.goto('/')
  const goods = page.getByRole('list', { name: 'Популярные товары' }).getByRole('listitem')
  await expect(goods.first()).toContainText('₽')
  expect(await goods.count()).toBeGreaterThan(5)
  await expect(goods.first().getByRole('button', { name: /В корзину/ })).toBeVisible()
  const title = await goods.first().getByRole('heading').innerText()
  await goods.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] ?? title)
})
