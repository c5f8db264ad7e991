import type { Page } from '@playwright/test'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { GatewayClient } from '@/lib/gateway/client'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { fillCart } from '../fixtures/cart'
import { DEFAULT_SHOP, findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

/** A shop other than the default, by its words. */
async function findOtherShop(gateway: GatewayClient) {
  const { shops } = await gateway.call(getBootstrap, {})
  const other = shops.find(({ supplierId }) => supplierId !== DEFAULT_SHOP)
  const [station] = other?.metro ?? []
  if (!other || !station) throw new Error('The demo shop has no second shop')
  return { supplierId: other.supplierId, title: other.title, station: station.name }
}

async function chooseShop(page: Page, title: string): Promise<void> {
  await page.getByTitle('Выбрать магазин').click()
  const dialog = page.getByRole('dialog', { name: 'Выберите магазин' })
  await dialog.getByRole('button', { name: title }).click()
  await expect(dialog).toBeHidden()
}

test('a guest chooses a shop, is told so, and the browser keeps it', async ({
  page,
  shop,
  gateway,
  context,
}) => {
  const other = await findOtherShop(gateway)
  await shop.open(hrefs.home)
  await chooseShop(page, other.title)
  await expect(shop.notices.getByText('Магазин по умолчанию изменён')).toBeVisible()
  await expect(page.getByTitle('Выбрать магазин')).toContainText(other.station)
  const cookie = (await context.cookies()).find(({ name }) => name === 'store')
  expect([cookie?.value, cookie?.sameSite]).toEqual([String(other.supplierId), 'Lax'])

  await shop.open(hrefs.shops)
  await expect(page.getByTitle('Выбрать магазин')).toContainText(other.station)
})

test('a customer’s shop is his in every browser, and his cart moves there', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
  context,
  browser,
  baseURL,
}) => {
  const other = await findOtherShop(gateway)
  await fillCart(account.gateway, [await findOneProduct(gateway, { ownWarehouse: true })])
  await account.signIn(context)
  await shop.open(hrefs.home)
  await signIn.expectName(account.name)
  await chooseShop(page, other.title)
  await expect(shop.notices.getByText('Магазин по умолчанию изменён')).toBeVisible()
  expect(await account.gateway.call(readProfile, {})).toMatchObject({ supplier: other.supplierId })
  const { products } = await account.gateway.call(readCart, {})
  expect(products.map(({ supplierId }) => supplierId)).toEqual([other.supplierId])

  const elsewhere = await browser.newContext({ baseURL })
  await account.signIn(elsewhere)
  const there = await elsewhere.newPage()
  await there.goto(hrefs.shops)
  await expect(there.getByTitle('Выбрать магазин')).toContainText(other.station)
  await elsewhere.close()
})

test('shops of other cities are found by words and by where the visitor is, on a phone and a desktop', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await shop.open(hrefs.shops)
  const main = page.getByRole('main')
  const cities = main.getByRole('heading', { level: 2 })
  await expect(cities).toHaveText(['Москва', 'Казань', 'Екатеринбург'])
  await main.getByRole('searchbox', { name: 'Найти магазин' }).fill('екатер')
  await expect(cities).toHaveText(['Арус в Екатеринбурге'])
  await main.getByRole('searchbox', { name: 'Найти магазин' }).fill('марс')
  await expect(main.getByText('Таких магазинов нет. Измените запрос.')).toBeVisible()
  await main.getByRole('searchbox', { name: 'Найти магазин' }).fill('')
  await expect(cities).toHaveCount(3)

  await main.getByRole('button', { name: 'Ближайшие ко мне' }).click()
  await expect(main.getByText(/^Браузер не говорит сайту, где вы/)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 55.79, longitude: 49.12 })
  await main.getByRole('button', { name: 'Ближайшие ко мне' }).click()
  await expect(cities.first()).toHaveText('Казань')
  await expect(main.getByRole('listitem').filter({ hasText: 'Арус' }).first()).toContainText('км по прямой')

  await page.setViewportSize(DESKTOP)
  await page.getByTitle('Выбрать магазин').click()
  const dialog = page.getByRole('dialog', { name: 'Выберите магазин' })
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Казань')
  await dialog.getByRole('button', { name: /Арус в Казани/ }).click()
  await expect(dialog).toBeHidden()
  await expectFaultlessOnScreens(page)
})
