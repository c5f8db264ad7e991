import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from './fixtures/demo-goods'
import { expect, test } from './fixtures/test'

test('a guest walks and searches the shop without a call about a person or a cart', async ({
  page,
  shop,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const { id } = await findProduct(gateway)
  const personal: string[] = []
  page.on('request', (request) => {
    if (/\/gw\/(orders|neworders|passport|storage|user_sessions|loyalty)\//.test(request.url()))
      personal.push(request.url())
  })
  for (const path of [
    hrefs.home,
    hrefs.section(code),
    `${hrefs.products}/${id}`,
    hrefs.search({ q: 'фильтр' }),
  ]) {
    await shop.open(path)
    await expect(shop.heading).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.waitForLoadState('networkidle')
  expect(personal).toEqual([])
})
