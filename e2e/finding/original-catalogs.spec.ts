import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { expectFaultlessOnScreens, expectRoomForFingers } from '../fixtures/accessibility'
import { chooseCar, findCar, titleOf } from '../fixtures/cars'
import { heldPieces } from '../fixtures/cart'
import { tabTo } from '../fixtures/tab-to'
import { findBuyablePart, findSharedCallout } from '../fixtures/original-units'
import { expectOrders } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

const field = (page: Page) => page.getByRole('main').getByLabel('VIN, номер кузова или марка')
const callout = (page: Page, position: string) =>
  page
    .getByRole('list', { name: 'Выноски схемы' })
    .getByRole('link', { name: `Выноска ${position}:` })
    .first()
/** A drawing takes presses as a whole: not the callout itself, but its place is pressed. */
const AT_ITS_PLACE = { force: true }
const tileOf = (page: Page, title: string) =>
  page
    .getByRole('form', { name: 'Узлы' })
    .getByRole('link')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()
const rowOf = (page: Page, article: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: article, exact: true }) })
    .first()

test('a VIN leads over a group and a drawing to the part, as many as the car takes into the cart, and to the order', async ({
  page,
  shop,
  cart,
  checkout,
  account,
  context,
  gateway,
}) => {
  await account.signIn(context)
  const { vin, group, unit, part, pieces } = await findBuyablePart(gateway)
  await shop.open(hrefs.originalCatalogs)
  await field(page).fill(vin.toLowerCase())
  await field(page).press('Enter')
  await expect(page.getByRole('region', { name: 'Автомобиль' })).toContainText(vin)
  // The car becomes that of the shop, and the address keeps no trace of it.
  await expect(page).not.toHaveURL(/chosen/)
  await expect(page.getByRole('button', { name: 'Подбирать для неё' })).toBeHidden()

  const tree = page.getByRole('navigation', { name: 'Группы каталога' })
  await tree.getByLabel('Найти группу').fill(group)
  await tree.getByRole('link', { name: group, exact: true }).click()
  await shop.expectHeading(group)
  await tileOf(page, unit.title).click()
  await shop.expectHeading(new RegExp(unit.title))

  await callout(page, part.position).click(AT_ITS_PLACE)
  const row = rowOf(page, part.article)
  await expect(row).toBeFocused()
  await row.getByRole('button', { name: /^В корзину/ }).click()
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [part.article]: pieces })

  await page.goBack()
  await shop.expectHeading(group)
  await page.reload()
  await expect(tree.getByRole('link', { name: group, exact: true })).toBeVisible()

  await shop.open(hrefs.cart)
  await cart.totals.getByRole('link', { name: 'Оформить заказ' }).click()
  await shop.expectHeading('Оформление заказа')
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await expect(checkout.step('Контакты')).toBeVisible()
  await checkout.goOn()
  await checkout.order.click()
  await expectOrders(account, [await checkout.expectPlaced()])
  expect(await heldPieces(account.gateway)).toEqual({})
})

test('the drawing of another car says of parts on sale whether they fit the chosen one', async ({
  page,
  shop,
  gateway,
}) => {
  const words = 'солярис 2 1.6'
  const car = await findCar(gateway, words)
  const { path, part } = await findBuyablePart(gateway)
  await shop.open(hrefs.home)
  await chooseCar(page, words, car)
  await shop.open(path)
  const bar = page.getByRole('region', { name: 'Автомобиль' })
  await expect(bar).toContainText(`выбран другой автомобиль: ${titleOf(car)}`)
  const verdict = rowOf(page, part.article)
    .getByText(/подходит|Нужно проверить/i)
    .first()
  await page.keyboard.press('Shift')
  await expect(verdict).toBeVisible()
  await expect(rowOf(page, part.article)).toContainText('Solaris II:')
  await expectFaultlessOnScreens(page)

  await bar.getByRole('button', { name: 'Подбирать для неё' }).click()
  await expect(bar).not.toContainText('другой автомобиль')
  await expect(verdict).toHaveCount(0)
})

test('the wizard takes each answer back alone and names what is left', async ({ page, shop, gateway }) => {
  const { brand } = await findBuyablePart(gateway)
  await shop.open(hrefs.originalCatalogs)
  await page.getByRole('main').getByRole('link', { name: brand, exact: true }).click()
  await shop.expectHeading(`Оригинальный каталог ${brand}`)
  const wizard = page.getByRole('region', { name: 'Подбор по признакам' })
  const model = wizard.getByRole('list').getByRole('link').first()
  const chosen = (await model.textContent()) ?? ''
  await model.click()
  await expect(wizard.getByText(chosen, { exact: true }).first()).toBeVisible()
  await wizard
    .getByRole('link', { name: /^Изменить/ })
    .first()
    .click()
  await expect(wizard.getByRole('link', { name: /^Изменить/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Автомобили по выбранным признакам' })).toBeVisible()
})

test('what is wrong with a VIN is said at its field, and what to do when nobody knows it', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.originalCatalogs)
  await field(page).fill('XW7ARUS00DA00086')
  await field(page).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'В VIN 17 знаков, а здесь 16' })).toBeVisible()
  await expect(field(page)).toHaveAccessibleDescription(/17 знаков/)
  await expect(field(page)).toHaveValue('XW7ARUS00DA00086')
  await field(page).fill('WVWZZZ1KZAW999999')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: /автомобиль не нашёлся/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Спросить специалиста' })).toBeVisible()
})

test('an original number knows its cars and leads into the drawing with its row marked', async ({
  page,
  shop,
  gateway,
}) => {
  const { part } = await findBuyablePart(gateway)
  await shop.open(hrefs.search({ brand: part.brand, article: part.article, oem: true }))
  await expect(page.getByRole('heading', { name: 'Применяется в' })).toBeVisible()
  await page.locator('main a[href^="/original_catalogs/group"]').first().click()
  await expect(page).toHaveURL(/\/original_catalogs\/(?:unit|group)/)
  const tile = page.getByRole('main').locator('a[href^="/original_catalogs/unit"]').first()
  if (page.url().includes('/original_catalogs/group')) await tile.click()
  await expect(rowOf(page, part.article)).toContainText('то, что искали')
})

test('by keys alone a callout leads to its row and the row back, and the drawing is zoomed', async ({
  page,
  shop,
  gateway,
}) => {
  const { path, part } = await findBuyablePart(gateway)
  await shop.open(path)
  const drawing = page.getByRole('group', { name: /^Схема/ })
  await tabTo(page, drawing)
  const number = callout(page, part.position)
  const width = async () => (await number.boundingBox())?.width ?? 0
  const before = await width()
  for (const key of ['+', '+', '+']) await page.keyboard.press(key)
  await expect.poll(width).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('0')
  await expect.poll(width).toBeCloseTo(before, 0)
  await tabTo(page, number)
  await page.keyboard.press('Enter')
  const row = rowOf(page, part.article)
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: /показать на схеме/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(number).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap on a callout of several parts asks which, and shows its row below the drawing', async ({
    page,
    shop,
    gateway,
  }) => {
    const { path, position, rows } = await findSharedCallout(gateway)
    const [, requested] = rows
    await shop.open(path)
    await expectRoomForFingers(page)
    await callout(page, position).tap(AT_ITS_PLACE)
    const choice = page.getByRole('dialog', { name: new RegExp(`^Выноска ${position}:`) })
    await choice
      .getByRole('button')
      .filter({ hasText: requested?.article ?? '' })
      .first()
      .tap()
    await expect(choice).toBeHidden()
    const row = page
      .getByRole('row')
      .filter({ hasText: requested?.article ?? '' })
      .last()
    await expect(row).toBeInViewport()
    const drawing = await page.getByRole('group', { name: /^Схема/ }).boundingBox()
    const box = await row.boundingBox()
    expect(box?.y ?? 0).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0))
  })
})

test.describe('on a phone with the question about cookies left standing', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, consent: 'undecided' })

  test('the row of a tapped callout comes up between the drawing and the question', async ({
    page,
    shop,
    gateway,
  }) => {
    const { path, part } = await findBuyablePart(gateway)
    await shop.open(path)
    // The question comes with the first movement.
    await page.evaluate(() => window.scrollBy(0, 40))
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
    await callout(page, part.position).tap(AT_ITS_PLACE)
    const number = rowOf(page, part.article).getByRole('link', { name: part.article, exact: true })
    await expect(number).toBeInViewport()
    await expect
      .poll(() =>
        number.evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a VIN leads to the table of a unit, and its callouts to their rows', async ({
    page,
    shop,
    gateway,
  }) => {
    const { vin, group, unit, part } = await findBuyablePart(gateway)
    await page.goto(hrefs.originalCatalogs)
    await field(page).fill(vin)
    await page.getByRole('main').getByRole('button', { name: 'Найти', exact: true }).click()
    const tree = page.getByRole('navigation', { name: 'Группы каталога' })
    const link = tree.getByRole('link', { name: group, exact: true })
    await tree
      .locator('details')
      .filter({ has: page.getByText(group, { exact: true }) })
      .locator('summary')
      .click()
    await link.click()
    await shop.expectHeading(group)
    await tileOf(page, unit.title).click()
    await shop.expectHeading(new RegExp(unit.title))
    await expect(page.getByRole('table', { name: `Детали узла «${unit.title}»` })).toContainText(part.article)
    await callout(page, part.position).click()
    await expect(page).toHaveURL(/#r-/)
    await expect(rowOf(page, part.article)).toBeInViewport()
  })
})
