import { formatPrice } from '@/lib/format/price'
import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { findListing, findPartWithAnalogs, findPathFilter, findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ javaScriptEnabled: false })

test('the home page leads into the catalogue', async ({ page, shop, gateway }) => {
  const { code, title } = await findListing(gateway)
  await page.goto(hrefs.home)
  const heading = await page.getByRole('heading', { name: 'Популярные товары' }).boundingBox()
  const row = page.getByRole('list', { name: 'Популярные товары' })
  const first = await row.getByRole('listitem').first().boundingBox()
  expect(first?.x, 'a row of products begins below its heading').toBe(heading?.x)
  await page.getByRole('link', { name: 'Каталог', exact: true }).first().click()
  await expect(page).toHaveURL(hrefs.catalog)
  await page
    .getByRole('main')
    .locator(`a[href="${hrefs.section(code)}"]`)
    .first()
    .click()
  await shop.expectHeading(title)
})

test('a listing shows goods and prices, and filters and pages are links', async ({
  page,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, code, first } = findPathFilter(listing)
  await page.goto(hrefs.section(listing.code))
  const priced = listing.entities.findIndex(({ price }) => price !== null)
  await expect(catalog.cards.nth(priced)).toContainText(formatPrice(listing.entities[priced]?.price ?? 0))

  await catalog.choose(title, first.title)
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}/${code}-${first.rewriteCode}`)
  await catalog.expectCount(first.count)
  await catalog.reset.click()
  await catalog.pages.getByRole('link', { name: 'Страница 2' }).click()
  await expect(page).toHaveURL(`${hrefs.section(listing.code)}?page=2`)
  await expect(catalog.cards).not.toHaveCount(0)
})

test('a product shows its price, offers, properties and a number to order by', async ({
  page,
  shop,
  gateway,
}) => {
  const product = await findProduct(gateway)
  await page.goto(
    hrefs.product({ internalCode: product.id, brand: product.brandString, article: product.partNumber }),
  )
  await shop.expectHeading(new RegExp(product.title.slice(0, 12)))
  await expect(page.getByText(formatPrice(product.offers.minPrice ?? 0)).first()).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByText(product.partNumber).first()).toBeVisible()
})

test('the search is a form', async ({ page, shop, gateway }) => {
  const { part } = await findPartWithAnalogs(gateway)
  await page.goto(hrefs.home)
  await shop.searchField.fill(part.article)
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await shop.expectHeading(`Поиск по номеру ${part.article}`)
  await expect(page.getByRole('link', { name: `${part.brand} ${part.article}` }).first()).toBeVisible()
})

test('a range of prices is a form', async ({ page, catalog, gateway }) => {
  const listing = await findListing(gateway)
  await page.goto(hrefs.section(listing.code))
  const upper = catalog.filters.getByLabel(/: до$/).first()
  if (!(await upper.isVisible())) await catalog.filters.locator('details:has(form) > summary').first().click()
  await upper.fill('1000')
  await upper.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.has('filters'))
  await expect(catalog.chosen.getByRole('link')).toHaveCount(1)
})

test('visitors without scripts are counted by a pixel', async ({ page }) => {
  await page.goto(hrefs.home)
  await expect(page.locator('noscript img, body > img')).toHaveCount(1)
})

test('«В корзину» says why it cannot, and how to order all the same', async ({ page, gateway }) => {
  const { id } = await findProduct(gateway)
  await page.goto(`${hrefs.products}/${id}`)
  const reason = page.locator('#no-scripts')
  await expect(reason).toBeHidden()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await expect(reason).toBeVisible()
  await expect(reason).toContainText('Корзина работает со скриптами')
  await expect(reason.locator('a[href^="tel:"]')).toBeVisible()
})

test('a guest who opens what belongs to a person reads what is needed, and finds the ways on', async ({
  page,
  shop,
}) => {
  const { cart, bookmarks, orders, garage, profile, checkout } = hrefs
  for (const path of [cart, bookmarks, orders, garage, profile, checkout]) {
    await page.goto(path)
    await expect(page).toHaveURL(hrefs.home)
    const strip = page.locator('[data-nosnippet]')
    await expect(strip).toBeVisible()
    await expect(strip).toContainText('Корзине и закладкам нужны скрипты')
    await expect(strip.locator(`a[href="${hrefs.orderLookUp}"]`)).toBeVisible()
    await expect(strip.locator('a[href^="tel:"]')).toBeVisible()
    await strip.locator(`a[href="${hrefs.signIn}"]`).click()
    await shop.expectHeading('Вход')
  }
})

test('a page of the account that is made in the browser says so, and what can be seen without', async ({
  page,
  account,
  context,
}) => {
  await account.signIn(context)
  await page.goto(hrefs.cart)
  await expect(page).toHaveURL(hrefs.cart)
  const note = page.locator('main noscript p')
  await expect(note).toBeVisible()
  await expect(note).toContainText('нужны скрипты')
  await expect(note.locator(`a[href="${hrefs.orders}"]`)).toBeVisible()
})

test('the desk says what it needs, and can be read as far as it is there', async ({
  page,
  account,
  context,
  gateway,
  baseURL,
}) => {
  const number = await placeOrder(account, [await findOneProduct(gateway)])
  await (await openDemoAccount(baseURL ?? '', 'admin@example.com')).signIn(context)
  for (const path of [deskHrefs.orders, deskHrefs.order(number), deskHrefs.popular, deskHrefs.questions]) {
    await page.goto(path)
    await expect(page.locator('main noscript p').first()).toContainText('нужны скрипты')
  }
  await page.goto(deskHrefs.order(number))
  await expect(page.getByRole('list', { name: 'Товары' })).toContainText('₽')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Отправить' })).toBeDisabled()
})

test('who signs in is told what is wrong, keeps what he typed, and gets in', async ({
  page,
  shop,
  account,
  context,
}) => {
  await page.goto(hrefs.home)
  await page.getByRole('navigation', { name: 'Личное' }).getByRole('link', { name: 'Войти' }).click()
  await shop.expectHeading('Вход')
  const form = page.getByRole('form', { name: 'Вход с паролем' })
  await form.getByLabel('Телефон или почта').fill(account.email)
  await form.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  await form.getByRole('button', { name: 'Войти' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Телефон или почта')).toHaveValue(account.email)
  expect(page.url()).not.toContain('@')

  await form.getByLabel('Пароль', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(hrefs.account)
  const session = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE)
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  await page.goto(hrefs.signIn)
  await expect(page).toHaveURL(hrefs.account)
})

test('another site cannot send the forms of the shop', async ({ request, account }) => {
  for (const path of ['/api/sign-in', '/api/order-look-up']) {
    const response = await request.post(path, {
      form: { contact: account.email, password: account.password, orderNumber: '1', phone: account.phone },
      headers: { origin: 'https://evil.example' },
      maxRedirects: 0,
    })
    expect([path, response.status()]).toEqual([path, 403])
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test('an order is looked up by a form, whose answer no address and no cache holds', async ({
  page,
  account,
  gateway,
}) => {
  const number = await placeOrder(account, [await findOneProduct(gateway)])
  await page.goto(hrefs.orderLookUp)
  const form = page.getByRole('form', { name: 'Где мой заказ' })
  await form.getByLabel('Номер заказа').fill(number)
  await form.getByLabel('Телефон, указанный в заказе').fill('+7 900 111-22-33')
  await form.getByRole('button', { name: 'Узнать' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Номер заказа')).toHaveValue(number)

  await form.getByLabel('Телефон, указанный в заказе').fill(account.phone)
  await form.getByRole('button', { name: 'Узнать' }).click()
  await expect(page.getByRole('heading', { name: `Заказ ${number}` })).toBeVisible()
  await expect(page).toHaveURL(hrefs.foundOrder)
  const response = await page.reload()
  expect(response?.headers()['cache-control']).toContain('private')

  await page.goto(`${hrefs.foundOrder}?order=${number}`)
  await expect(form.getByLabel('Номер заказа')).toHaveValue(number)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByLabel('Телефон, указанный в заказе').fill(account.phone)
  await form.getByRole('button', { name: 'Узнать' }).click()
  await expect(page.getByRole('heading', { name: `Заказ ${number}` })).toBeVisible()
})

test('what needs scripts says so with the telephone, and sends nothing typed by an address', async ({
  page,
}) => {
  const forms = [
    [hrefs.giftCards, /Оплатить|Проверить остаток/],
    [hrefs.giftPromocode, /Проверить/],
    [hrefs.autoservice, /Записаться|Оставить заявку/],
    [hrefs.autoserviceCorp, /Оставить заявку/],
  ] as const
  for (const [path, button] of forms) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(/работает со скриптами/).first()).toBeVisible()
    await expect(
      main
        .getByText(/по телефону/)
        .getByRole('link')
        .first(),
    ).toHaveAttribute('href', /^tel:/)
    await expect(main.getByRole('button', { name: button })).toHaveCount(0)
    // A browser that cannot hide them sends nothing either: an answer by the page's address would show the code there.
    for (const one of await main.locator('form button[type="submit"]').all()) await expect(one).toBeDisabled()
  }
})

test('a comparison says that the browser makes it', async ({ page }) => {
  await page.goto(hrefs.compare)
  await expect(page.locator('main noscript p')).toHaveText(/включите в нём скрипты/)
})
