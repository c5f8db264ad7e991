import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { fillCart } from '../fixtures/cart'
import { findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

async function expectStored(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused()
  await expect(page.locator('main :focus, dialog :focus, main:focus')).toHaveCount(1)
}

test('a gallery keeps the focus at its ends, on the page and on the whole screen', async ({
  page,
  shop,
  gateway,
}) => {
  const product = await findProduct(gateway, ({ pictureUrl }) => pictureUrl.length > 1)
  await shop.open(`${hrefs.products}/${product.id}`)
  const photos = page.getByRole('region', { name: 'Фотографии' })
  await press(photos.getByRole('link', { name: 'Фото 1 на весь экран' }))
  const full = page.getByRole('dialog')
  for (const place of [full, photos]) {
    for (const name of ['Следующее фото', 'Предыдущее фото']) {
      const arrow = place.getByRole('button', { name }).first()
      await arrow.focus()
      for (const _ of product.pictureUrl) await arrow.press('Enter')
      await expect(arrow).toHaveAttribute('aria-disabled', 'true')
      await expect(arrow).toBeFocused()
    }
    if (place === full) {
      await page.keyboard.press('Escape')
      await expect(photos.getByRole('link', { name: 'Фото 1 на весь экран' })).toBeFocused()
    }
  }
  await press(page.getByRole('navigation', { name: 'На этой странице' }).getByRole('link').last())
  await expectStored(page)
})

test('the cart keeps the focus while its lines come and go', async ({
  page,
  shop,
  cart,
  account,
  context,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await fillCart(account.gateway, [product])
  await account.signIn(context)
  await shop.open(hrefs.cart)
  const act = (name: RegExp) => cart.line(product).getByRole('button', { name })
  await press(cart.less(product))
  await expect(cart.less(product)).toBeFocused()
  await press(act(/^Отложить/))
  await expect(cart.postponed).toBeVisible()
  await expectStored(page)
  await press(act(/^В заказ/))
  await expect(cart.postponed).toBeHidden()
  await expectStored(page)
  await press(act(/^Удалить/))
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.line(product)).toBeVisible()
  await expectStored(page)
})

test('the only bookmark may be taken out before the page has come to life whole', async ({
  page,
  shop,
  account,
  context,
  gateway,
}) => {
  const product = await findProduct(gateway)
  await account.signIn(context)
  await shop.open(`${hrefs.products}/${product.id}`)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/storage/v1/set') && response.ok(),
  )
  await page
    .getByRole('button', { name: /^В закладки/ })
    .first()
    .click()
  await saved
  await shop.open(hrefs.bookmarks)
  await page.getByRole('button', { name: 'В закладках' }).click()
  await expect(page.getByText('Закладок пока нет')).toBeVisible()
  await expectStored(page)
})
