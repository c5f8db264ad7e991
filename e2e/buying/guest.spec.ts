import { allOperations } from '@/lib/gateway/contracts/all'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

/** Calls that need a signed-in user, and the question who he is. */
const PERSONAL = allOperations
  .filter(({ auth, service }) => auth !== 'guest' || service === 'passport')
  .map(({ path }) => GATEWAY_BASE_PATH + path.replace(/\{.*/, ''))

test('a guest walks and searches the shop without a call about a person or a cart', async ({
  page,
  shop,
  signIn,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const { id, partNumber } = await findProduct(gateway)
  const personal: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (PERSONAL.some((path) => pathname.startsWith(path))) personal.push(pathname)
  })
  for (const path of [
    hrefs.home,
    hrefs.section(code),
    `${hrefs.products}/${id}`,
    hrefs.search({ q: 'фильтр' }),
  ]) {
    await shop.open(path)
    await expect(shop.heading).toBeVisible()
    await signIn.expectGuest()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await shop.searchField.fill(partNumber)
  await expect(shop.hints.getByRole('option').first()).toBeVisible()
  expect(personal).toEqual([])
})
