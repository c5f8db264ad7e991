import type { Locator } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPartWithAnalogs, findPathFilter, findProduct } from '../fixtures/demo-products'
import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test('the first stop leads past the header', async ({ page, shop }) => {
  await shop.open(hrefs.home)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержанию' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a part is found by its number and opened', async ({ page, shop, gateway }) => {
  const { part } = await findPartWithAnalogs(gateway)
  await shop.open(hrefs.home)
  await tabTo(page, shop.searchField)
  await page.keyboard.type(part.article)
  await page.keyboard.press('Enter')
  await shop.expectHeading(`Поиск по номеру ${part.article}`)
  await tabTo(page, page.getByRole('link', { name: `${part.brand} ${part.article}` }).first())
  await page.keyboard.press('Enter')
  await shop.expectHeading(new RegExp(part.title))
  await expect(shop.heading).toBeFocused()
})

test('a section is filtered, the focus stays with the filter, and a product is opened', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, first } = findPathFilter(listing)
  await shop.open(hrefs.section(listing.code))
  await catalog.reveal(title, first.title)
  await tabTo(page, catalog.option(title, first.title))
  await page.keyboard.press('Enter')
  await catalog.expectCount(first.count)
  await expect(catalog.option(title, first.title)).toBeFocused()

  const card = catalog.cards.first().getByRole('link')
  await tabTo(page, card)
  const href = await card.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(shop.heading).toBeFocused()
})

test('the menu takes the focus, keeps it and gives it back', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(hrefs.home)
  const opener = page.getByRole('link', { name: 'Меню', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Меню' })
  await expect(panel.getByRole('heading', { name: 'Меню' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a cart is ordered, from its first line to the number', async ({
  page,
  shop,
  cart,
  checkout,
  account,
  context,
  productInCart: product,
}) => {
  await account.signIn(context)
  await shop.open(hrefs.cart)
  await tabTo(page, cart.more(product))
  await page.keyboard.press('Enter')
  await cart.expectQuantity(product, 2)
  await tabTo(page, cart.totals.getByRole('link', { name: 'Оформить заказ' }))
  await page.keyboard.press('Enter')
  await shop.expectHeading('Оформление заказа')

  const onwards = page.getByRole('button', { name: 'Продолжить' })
  await tabTo(page, checkout.option('Магазин', 'Арус на Варшавском'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(checkout.option('Магазин', 'Арус на Варшавском')).toBeChecked()
  await tabTo(page, onwards)
  await page.keyboard.press('Enter')

  await expect(checkout.heading('Оплата')).toBeFocused()
  await tabTo(page, checkout.option('Способ оплаты', 'Картой онлайн'))
  await page.keyboard.press('ArrowDown')
  await expect(checkout.option('Способ оплаты', 'Картой при получении')).toBeChecked()
  await tabTo(page, onwards)
  await page.keyboard.press('Enter')

  await expect(checkout.heading('Контакты')).toBeFocused()
  await tabTo(page, checkout.step('Контакты').getByLabel('Имя и фамилия получателя'))
  await page.keyboard.type('Мария Петровна')
  await page.keyboard.press('Enter')
  await expect(checkout.heading('Подтверждение')).toBeFocused()
  await tabTo(page, checkout.order)
  await page.keyboard.press('Enter')
  await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Получение и оплата' })).toContainText('Мария Петровна')
})

test('what takes the place of a pressed button has the focus: card, codes, booking and review', async ({
  page,
  shop,
  account,
  context,
  gateway,
}) => {
  const main = page.getByRole('main')
  const press = async (requested: Locator) => {
    await tabTo(page, requested)
    await page.keyboard.press('Enter')
  }
  await account.signIn(context)
  await shop.open(hrefs.loyalty)
  await press(main.getByRole('button', { name: 'Получить карту' }))
  await expect(main.getByRole('region', { name: 'Карта клуба' })).toBeFocused()

  await press(main.getByRole('link', { name: 'Промокоды' }))
  const code = main.getByRole('textbox', { name: 'Промокод' })
  await tabTo(page, code)
  await page.keyboard.type('арус 300')
  await page.keyboard.press('Enter')
  await press(main.getByRole('button', { name: 'Применить', exact: true }))
  await expect(main.getByText('Промокод «АРУС300» применён')).toBeVisible()
  await expect(code).toBeFocused()
  await press(main.getByRole('button', { name: /^Применить ./ }).first())
  await expect(main.getByRole('heading', { name: 'Применённые' })).toBeFocused()

  await shop.open(hrefs.autoservice)
  await main.getByRole('button', { name: 'Записаться' }).focus()
  await page.keyboard.press('Enter')
  await expect(main.getByRole('checkbox').first()).toBeFocused()

  const product = await findProduct(gateway)
  await shop.open(hrefs.writeReview(product.id))
  await tabTo(page, main.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, main.getByRole('textbox', { name: /^Отзыв/ }))
  await page.keyboard.type('Встало без доработок')
  await press(main.getByRole('button', { name: 'Отправить отзыв' }))
  await expect(main.getByRole('status').filter({ hasText: 'Спасибо, отзыв отправлен' })).toBeFocused()
  await shop.open(hrefs.writtenReviews)
  await press(main.getByRole('button', { name: 'Удалить' }))
  await press(main.getByRole('button', { name: 'Да, удалить' }))
  await expect(main.getByText('Вы ещё ничего не написали')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
