import type { Locator } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { dropSession, openDemoAccount } from '../fixtures/account'
import { fillCart } from '../fixtures/cart'
import { findListing, findPathFilter, findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Backgrounds and shadows are the user's own here; what is left to tell things apart are frames, and the tick of a filter. */
function frameOf(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(one)
    const mark = getComputedStyle(one, '::before')
    const tick = mark.forcedColorAdjust === 'none' ? mark.backgroundImage : ''
    return `${borderTopWidth} ${borderTopColor} ${tick}`
  })
}

async function expectShown(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  await expect(other).toBeVisible()
  expect(await frameOf(chosen)).not.toBe(await frameOf(other))
}

test('the chosen filter, page, view and picture are told from the others', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { id, title, first, second } = findPathFilter(listing)
  await shop.open(`${hrefs.section(listing.code)}?filters=${id}.${first.id}`)
  await catalog.reveal(title, first.title)
  await expectShown(catalog.option(title, first.title), catalog.option(title, second.title))
  await expectShown(
    page.locator('[aria-pressed="true"]').first(),
    page.locator('[aria-pressed="false"]').first(),
  )

  await shop.open(hrefs.section(listing.code))
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  await expectShown(pages.locator('[aria-current]'), pages.getByRole('link', { name: 'Страница 2' }))

  const product = await findProduct(gateway, ({ pictureUrl }) => pictureUrl.length > 1)
  await shop.open(`${hrefs.products}/${product.id}`)
  const photos = page.getByRole('region', { name: 'Фотографии' })
  await expectShown(
    photos.getByRole('link', { name: 'Фото 1', exact: true }),
    photos.getByRole('link', { name: 'Фото 2', exact: true }),
  )
})

test('the chosen tile, section and the focus are told from the others', async ({
  page,
  shop,
  checkout,
  account,
  context,
  gateway,
}) => {
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await account.signIn(context)
  await shop.open(hrefs.checkout)
  const tile = (name: string) =>
    page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })
  await checkout.choose('Как получить заказ', 'Самовывоз')
  await expectShown(tile('Самовывоз'), tile('Доставка'))

  await shop.open(hrefs.orders)
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  await expectShown(menu.locator('[aria-current]').first(), menu.getByRole('link').last())

  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  expect(ring).toBe('solid 3px')
})

test('the codes that a till reads stay dark on light', async ({
  page,
  shop,
  account,
  context,
  gateway,
  baseURL,
}) => {
  const expectReadable = (frame: Locator) =>
    expect
      .poll(() => frame.evaluate((one) => getComputedStyle(one).backgroundColor))
      .toBe('rgb(255, 255, 255)')
  const number = await placeOrder(account, [await findOneProduct(gateway)])
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  await expectReadable(page.getByRole('img', { name: /^Код получения/ }).locator('..'))
  await dropSession(page)
  await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
  await shop.open(hrefs.loyalty)
  await expectReadable(page.getByRole('main').getByRole('figure').first())
})
