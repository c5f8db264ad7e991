import { getEntity, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { autocomplete } from '@/lib/gateway/contracts/catalog/search'
import { hrefs } from '@/lib/routing/hrefs'
import { createMock } from '@/tests/mock/create-mock'
import { routeGateway } from '@/tests/mock/route-gateway'
import { MOCKED_GOODS, toProduct } from '@/tests/mock/small-shop'
import { expect, test } from './fixtures/mocked'
import { createShop } from './fixtures/shop'

/** How testers drive the shop without a database: docs/mock.md shows parts of this file. */

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

const [oilFilter, other] = MOCKED_GOODS
if (!oilFilter || !other) throw new Error('The mocked shop sells nothing')
const PRODUCT = `${hrefs.products}/${oilFilter.code}`

test.describe('somebody who is signed in', () => {
  test.use({ signedInAs: 'retail' })

  test('is told when the cart cannot be written, and buys when it can', async ({ page, mock }) => {
    const shop = createShop(page)
    await shop.open(PRODUCT)
    mock.cart.fails(403)
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
    await expect(shop.notices).toContainText('Ошибка')

    mock.reset()
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
    await expect(shop.notices).toContainText('Товар добавлен в корзину')
    await page.goto(hrefs.cart)
    await expect(page.getByRole('main')).toContainText(oilFilter.title)
  })
})

test('a page shows what is set from the next request on', async ({ page, mock }) => {
  const shop = createShop(page)
  mock.of(getEntity).answers({ ...toProduct(oilFilter), title: 'Фильтр, какого нет' })
  await page.goto(PRODUCT)
  await shop.expectHeading(/^Фильтр, какого нет/)

  mock.of(getEntity).fails('notFound')
  expect((await page.goto(PRODUCT))?.status()).toBe(404)

  mock.reset()
  mock.of(searchListing).cutsOff()
  expect((await page.goto(hrefs.section('filtry')))?.status()).toBe(500)
  mock.reset()
  expect((await page.goto(hrefs.section('filtry')))?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(oilFilter.article)
})

test('pages and calls see the same delay', async ({ page, request, mock }) => {
  const shop = createShop(page)
  await shop.open(hrefs.home)
  mock.search.waits(1_500)
  await shop.searchField.fill('фильтр')
  await expect(shop.hints).toBeHidden()
  await expect(shop.hints).toContainText(oilFilter.article)
  const began = Date.now()
  await request.get('/search?q=фильтр')
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_500)
})

test('the calls of a browser alone are answered over any shop', async ({ page, mockedShop }) => {
  const own = createMock()
  own.of(autocomplete).answers({
    query: 'ремень',
    products: [],
    sections: [{ id: 9, code: 'remni', title: 'Ремни из браузера' }],
    brands: [],
  })
  await routeGateway(page, own)
  const shop = createShop(page)
  await shop.open(mockedShop.url)
  await shop.searchField.fill('ремень')
  await expect(shop.hints).toContainText('Ремни из браузера')
})
