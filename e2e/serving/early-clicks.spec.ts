import type { Page } from '@playwright/test'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { heldPieces } from '../fixtures/cart'
import { findListing, findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { holdScripts, type DeferredScripts } from '../fixtures/deferred-scripts'
import { placeOrder } from '../fixtures/orders'
import { expect, test as base } from '../fixtures/test'

/** Scripts of these journeys are not there until they are let come. */
const test = base.extend<{ scripts: DeferredScripts }>({
  scripts: [async ({ page }, use) => use(await holdScripts(page)), { auto: true }],
})

test.use({ fetchesAhead: true, consent: 'undecided' })

const DEVICES = {
  'a phone': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  'a desktop': { viewport: { width: 1440, height: 900 } },
} as const

/** Presses the first of what carries the name, where it is seen, as a finger or a mouse does it. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const target = page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(name)} is not on the screen`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (isTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  return target
}

for (const [device, options] of Object.entries(DEVICES)) {
  const isTouch = 'hasTouch' in options

  test.describe(`before the scripts are there, on ${device}`, () => {
    test.use(options)

    test('«В корзину» is kept, shows it, and is done once for a customer', async ({
      page,
      shop,
      context,
      account,
      gateway,
      scripts,
    }) => {
      const product = await findOneProduct(gateway)
      await account.signIn(context)
      await page.goto(`${hrefs.products}/${product.id}`, { waitUntil: 'domcontentloaded' })
      const button = await press(page, /^В корзину/)
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await press(page, /^В корзину/)
      scripts.arrive()
      await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible({ timeout: 20_000 })
      expect(await heldPieces(account.gateway)).toEqual({ [product.article]: 1 })
    })

    test('catalogue, search and «Войти» answer by markup alone, and its form signs in', async ({
      page,
      shop,
      account,
    }) => {
      await page.goto(hrefs.home, { waitUntil: 'domcontentloaded' })
      const sections = page.getByRole('navigation', { name: 'Основные разделы' })
      const frame = isTouch ? sections : page.getByRole('banner')
      await frame.getByRole('link', { name: 'Каталог', exact: true }).click()
      await expect(page).toHaveURL(hrefs.catalog)
      await shop.searchField.fill('фильтр')
      await page.getByRole('button', { name: 'Найти', exact: true }).click()
      await expect(page).toHaveURL(/\/search\?/)

      const personal = isTouch ? sections : page.getByRole('navigation', { name: 'Личное' })
      await personal.getByRole('link', { name: 'Войти', exact: true }).click()
      await shop.expectHeading('Вход')
      const form = page.getByRole('form', { name: 'Вход с паролем' })
      await form.getByLabel('Телефон или почта').fill(account.email)
      await form.getByLabel('Пароль', { exact: true }).fill(account.password)
      await form.getByRole('button', { name: 'Войти' }).click()
      await expect(page).toHaveURL(hrefs.account)
      await expect(page.getByText(account.name).filter({ visible: true }).first()).toBeVisible()
    })
  })
}

/** A finger and a mouse go the same way from here on, as the journeys above show: each of these has one of the two. */
test.describe('before the scripts are there, on a phone', () => {
  test.use(DEVICES['a phone'])

  test('what a customer does is kept: a bookmark is there once, a form of the account waits', async ({
    page,
    context,
    account,
    gateway,
    scripts,
  }) => {
    const { id } = await findProduct(gateway)
    await account.signIn(context)
    await page.goto(`${hrefs.products}/${id}`, { waitUntil: 'domcontentloaded' })
    await press(page, /^В закладки: /)
    scripts.arrive()
    await expect(page.getByRole('button', { name: /^В закладках: /, pressed: true }).first()).toBeVisible({
      timeout: 20_000,
    })

    scripts.hold()
    await page.goto(hrefs.bookmarks, { waitUntil: 'commit' })
    await page.getByLabel('Новая метка').fill('На весну')
    await page.getByLabel('Новая метка').press('Enter')
    scripts.arrive()
    await page.getByRole('button', { name: 'Добавить', exact: true }).click()
    await expect(page.getByRole('button', { name: /^На весну/ })).toBeVisible()

    scripts.hold()
    await page.goto(hrefs.profile, { waitUntil: 'commit' })
    await press(page, 'Изменить телефон')
    const change = page.getByRole('button', { name: 'Сменить пароль' })
    await expect(change).toBeDisabled()
    await page.getByLabel('Новый пароль', { exact: true }).press('Enter')
    scripts.arrive()
    await expect(page.getByLabel('Телефон', { exact: true })).toBeVisible()
    await expect(change).toBeEnabled()
    await expect(page).toHaveURL(hrefs.profile)

    scripts.hold()
    await page.goto(hrefs.account, { waitUntil: 'commit' })
    await press(page, 'Выйти')
    scripts.arrive()
    await expect(
      page.getByRole('link', { name: 'Войти', exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
    await expect(page).toHaveURL(hrefs.home)
  })

  test('a picture opens on the whole screen and not as a file', async ({ page, gateway, scripts }) => {
    const { id } = await findProduct(gateway, ({ pictureUrl }) => pictureUrl.length > 0)
    await page.goto(`${hrefs.products}/${id}`, { waitUntil: 'domcontentloaded' })
    await press(page, 'Фото 1 на весь экран', 'link')
    scripts.arrive()
    await expect(page.getByRole('dialog', { name: /: фотографии$/ })).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(`${hrefs.products}/${id}`)
  })
})

test.describe('before the scripts are there, on a desktop', () => {
  test('«В корзину» of a listing, and a vote whose list comes later still, ask a guest to sign in', async ({
    page,
    signIn,
    gateway,
    scripts,
  }) => {
    const { code } = await findListing(gateway)
    await page.goto(hrefs.section(code), { waitUntil: 'domcontentloaded' })
    await press(page, /^В корзину/)
    scripts.arrive()
    await expect(signIn.dialog('Вход по коду')).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(hrefs.section(code))

    scripts.hold()
    const { id } = await findProduct(gateway, ({ reviewsCount }) => reviewsCount > 0)
    await page.goto(`${hrefs.products}/${id}`, { waitUntil: 'domcontentloaded' })
    const vote = await press(page, /^Полезно/)
    await expect(vote).toHaveAttribute('aria-busy', 'true')
    scripts.arrive()
    await expect(signIn.dialog('Вход')).toBeVisible({ timeout: 20_000 })
  })
})

test.describe('before the scripts are there', () => {
  test('the choice of a shop leads to the shops, that of a car for planned service opens', async ({
    page,
    shop,
    scripts,
  }) => {
    await page.goto(hrefs.home, { waitUntil: 'domcontentloaded' })
    await page.getByRole('banner').getByTitle('Выбрать магазин').click()
    await shop.expectHeading('Магазины и пункты выдачи')
    await page.goto(hrefs.maintenance, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Найти машину по названию или VIN' }).click()
    scripts.arrive()
    await expect(page.getByRole('dialog', { name: 'Выберите автомобиль' })).toBeVisible({ timeout: 20_000 })
  })

  test('the rows of a listing are chosen, and are there again before any script is', async ({
    page,
    gateway,
    scripts,
  }) => {
    const { code } = await findListing(gateway)
    await page.goto(hrefs.section(code), { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Строками' }).click()
    scripts.arrive()
    await expect(page.getByRole('button', { name: 'Строками', pressed: true })).toBeVisible({
      timeout: 20_000,
    })
    scripts.hold()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-view="rows"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Строками', pressed: false })).toBeVisible()
  })

  test('what is typed and chosen in the profile stays, and is what is saved', async ({
    page,
    shop,
    context,
    account,
    scripts,
  }) => {
    await account.signIn(context)
    await page.goto(hrefs.profile, { waitUntil: 'commit' })
    const form = page.getByRole('form', { name: 'Личные данные' })
    const save = form.getByRole('button', { name: 'Сохранить' })
    await form.getByLabel('Имя').fill('Марина')
    await form.getByLabel('Дата рождения').pressSequentially('14051988')
    await form.getByRole('radio', { name: 'Женский' }).check()
    const mails = page.getByRole('checkbox', { name: /^Получать письма/ })
    await mails.check()
    await expect(save).toBeDisabled()
    scripts.arrive()
    await save.click()
    await expect(shop.notices.getByText('Данные сохранены')).toBeVisible()
    await expect(form.getByLabel('Дата рождения')).toHaveValue('14.05.1988')
    await expect(mails).toBeChecked()
    await expect
      .poll(() => account.gateway.call(readProfile, {}))
      .toMatchObject({ name: 'Марина', birthday: '14.05.1988', gender: 1, isSubscribe: true })
  })

  test('what is chosen and typed at the desk stays, and is what is saved', async ({
    page,
    context,
    account,
    gateway,
    baseURL,
    scripts,
  }) => {
    const number = await placeOrder(account, [await findOneProduct(gateway)])
    await (await openDemoAccount(baseURL ?? '', 'admin@example.com')).signIn(context)
    await page.goto(deskHrefs.order(number), { waitUntil: 'commit' })
    await page.getByLabel(/^Что сделать/).selectOption('В работу')
    await page.getByLabel('Сообщение').fill('Фильтр приедет завтра')
    const save = page.getByRole('button', { name: 'Сохранить', exact: true })
    await expect(save).toBeDisabled()
    scripts.arrive()
    await save.click()
    await expect(page.getByText('Сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Отправить', exact: true }).click()
    await expect(page.getByText('Сообщение магазина: Фильтр приедет завтра')).toBeVisible()
  })

  test('a promo code stays, and is the one that is checked', async ({ page, context, baseURL, scripts }) => {
    await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
    await page.goto(hrefs.loyaltyReward, { waitUntil: 'commit' })
    const form = page.getByRole('form', { name: 'Промокод' })
    await form.getByLabel('Промокод').fill('арус 300')
    scripts.arrive()
    await form.getByRole('button', { name: 'Проверить' }).click()
    await expect(form.getByText('+300 А₽ на карту')).toBeVisible()
    await expect(form.getByLabel('Промокод')).toHaveValue('арус 300')
  })

  test('what is typed to find a place or a brand is what is found', async ({ page, context, scripts }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 55.75, longitude: 37.61 })
    await page.goto(hrefs.shops, { waitUntil: 'commit' })
    await page.getByLabel('Найти магазин').fill('Варшав')
    await press(page, 'Ближайшие ко мне')
    scripts.arrive()
    await expect(page.getByText('по прямой')).toHaveCount(1, { timeout: 20_000 })
    await expect(page.getByLabel('Найти магазин')).toHaveValue('Варшав')
    scripts.hold()
    await page.goto(hrefs.brands, { waitUntil: 'commit' })
    await page.getByLabel('Найти бренд').fill('mann')
    scripts.arrive()
    await expect(page.getByText(/^\d+ бренд/)).toBeVisible({ timeout: 20_000 })
  })

  test('what a page works out follows what was chosen', async ({ page, scripts }) => {
    await page.goto(hrefs.autoserviceStorage, { waitUntil: 'commit' })
    const cost = page.locator('output')
    const first = await cost.textContent()
    await page.getByLabel('Диаметр').selectOption('R20')
    await page.getByLabel('Колёса на дисках').check()
    scripts.arrive()
    await expect(cost).not.toHaveText(first ?? '', { timeout: 20_000 })
    await expect(page.getByLabel('Диаметр')).toHaveValue('20')
    await expect(page.getByLabel('Колёса на дисках')).toBeChecked()

    scripts.hold()
    await page.goto(hrefs.giftCards, { waitUntil: 'commit' })
    await page.getByLabel(/^Или своя сумма/).fill('4321')
    scripts.arrive()
    await expect(page.getByRole('button', { name: 'Оплатить 4 321 ₽' })).toBeVisible({ timeout: 20_000 })
  })
})
