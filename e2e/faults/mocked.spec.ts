import { getEntity, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { autocomplete } from '@/lib/gateway/contracts/catalog/search'
import { addToCart, changeCart } from '@/lib/gateway/contracts/orders/cart'
import { hrefs } from '@/lib/routing/hrefs'
import { createMock } from '@/tests/mock/create-mock'
import { protectionPage } from '@/tests/mock/protection-page'
import { routeGateway } from '@/tests/mock/route-gateway'
import { MOCKED_PRODUCTS, toProduct } from '@/tests/mock/small-shop'
import { expect, test } from '../fixtures/mocked'
import { createShop } from '../fixtures/shop'

/** How testers drive the shop without a database: docs/mock.md shows parts of this file. */

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

const [oilFilter, other] = MOCKED_PRODUCTS
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

test.describe('a customer', () => {
  test.use({ signedInAs: 'retail' })

  test('passes the protection check that comes once, and has pressed only once', async ({ page, mock }) => {
    const shop = createShop(page)
    await shop.open(PRODUCT)
    mock.of(addToCart).fails('protection', { times: 1 })
    mock.of(protectionPage).waits(500)
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Проверка безопасности' })).toBeVisible()
    await expect(shop.notices).toContainText('Товар добавлен в корзину')
    await expect(page.getByRole('dialog', { name: 'Проверка безопасности' })).toBeHidden()
    expect(mock.of(addToCart).requests()).toHaveLength(2)
  })

  test('reads what the gateway asks to show, and nothing beside it', async ({ page, mock }) => {
    const shop = createShop(page)
    await shop.open(PRODUCT)
    mock
      .of(addToCart)
      .notifies({ title: 'Склад', text: 'Считаем остатки, попробуйте позже', type: 'warning' })
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
    await expect(shop.notices).toContainText('Считаем остатки, попробуйте позже')
    await expect(shop.notices).not.toContainText('Ошибка')
    await expect(page.getByRole('main').getByRole('button', { name: 'В корзину' }).first()).toBeVisible()
  })

  test('is known by the first call of a browser, and by what is sent when a page is left', async ({
    page,
    mock,
  }) => {
    const shop = createShop(page)
    await shop.open(PRODUCT)
    await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
    await expect(shop.notices).toContainText('Товар добавлен в корзину')
    const [first, ...later] = mock.requests().filter(({ headers }) => headers['sec-fetch-mode'] === 'cors')
    const id = first?.headers['x-visitor-id']
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(later.filter(({ headers }) => headers['x-visitor-id'] !== id)).toEqual([])

    await page.getByRole('main').getByRole('button', { name: 'Увеличить' }).first().click()
    await page.goto('about:blank')
    await expect
      .poll(() => mock.of(changeCart).requests())
      .toMatchObject([{ headers: { 'x-visitor-id': id }, body: { products: [{ quantity: 2 }] } }])
  })

  test('is told how large a file may be', async ({ page }) => {
    await createShop(page).open(hrefs.cart)
    await page.getByRole('button', { name: 'Загрузить из файла' }).click()
    await expect(page.getByRole('dialog')).toContainText('До 500 строк, до 5 МБ.')
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
