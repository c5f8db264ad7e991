import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { createAccount, dropSession } from '../fixtures/account'
import { heldPieces } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

function watchAdding(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/basket/add')) calls += 1
  })
  return () => calls
}

function buyButton(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
}

test('a guest presses «В корзину», signs in, and has it in the cart without leaving the page', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  const adding = watchAdding(page)
  await shop.open(`${hrefs.products}/${product.id}`)
  await page.setViewportSize({ width: 1440, height: 500 })
  await buyButton(page).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await buyButton(page).click()
  await expect(signIn.dialog('Вход по коду')).toContainText(
    `${product.article}: положим в корзину, как только вы войдёте.`,
  )
  expect(adding()).toBe(0)

  await signIn.withCode(account)
  await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible()
  await signIn.expectName(account.name)
  await expect(page).toHaveURL(`${hrefs.products}/${product.id}`)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.getByRole('navigation', { name: 'Личное' })).toContainText('1 товар')
  await expect(
    page
      .getByRole('main')
      .getByRole('group', { name: /^Количество/ })
      .first(),
  ).toBeVisible()
  expect(await heldPieces(account.gateway)).toEqual({ [product.article]: 1 })
})

test('a guest who closes the dialog has nothing in the cart and can go on', async ({
  page,
  shop,
  signIn,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  const adding = watchAdding(page)
  await shop.open(`${hrefs.products}/${product.id}`)
  await buyButton(page).click()
  await expect(signIn.dialog('Вход по коду')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signIn.dialog('Вход по коду')).toBeHidden()
  await expect(buyButton(page)).toBeFocused()
  expect(adding()).toBe(0)
})

test('who has no confirmed phone is led to the profile, and nothing is added', async ({
  page,
  shop,
  signIn,
  gateway,
  context,
  baseURL,
}) => {
  const product = await findOneProduct(gateway)
  const account = await createAccount(baseURL ?? '', 'emailOnly')
  const adding = watchAdding(page)
  await shop.open(`${hrefs.products}/${product.id}`)
  await buyButton(page).click()
  await signIn.withPassword(account)
  await expect(page).toHaveURL(hrefs.profile)
  await shop.expectHeading('Профиль')

  await dropSession(page)
  await account.signIn(context)
  await shop.open(`${hrefs.products}/${product.id}`)
  await signIn.expectName(account.name)
  await buyButton(page).click()
  await expect(page).toHaveURL(hrefs.profile)
  expect(adding()).toBe(0)
  expect(await heldPieces(account.gateway)).toEqual({})
})
