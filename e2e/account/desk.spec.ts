import type { Page } from '@playwright/test'
import { formatPrice } from '@/lib/format/price'
import { editDeskProduct, readDeskProduct } from '@/lib/gateway/contracts/desk/goods'
import { pickupToken } from '@/lib/parts/pickup-token'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { nameOf } from '../fixtures/cart'
import { findOneProduct, findTwoProducts } from '../fixtures/products'
import { BY_CARRIER, placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

const REASON = 'Снято с производства'
const BARCODE = '4601234567893'

async function payAtBank(page: Page) {
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Учебный банк' })).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByText(/Заказ оплачен/)).toBeVisible()
}

/** The next visitor begins where no request of the former one is on its way. */
async function leave(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

test.use({ viewport: PHONE })

test('a manager finds a paid order, gives out one product and refuses another', async ({
  page,
  shop,
  account,
  admin,
  gateway,
  context,
  browser,
  baseURL,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  const number = await placeOrder(account, [first, second], { payment: 'online' })
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  await payAtBank(page)
  const pickup = page.getByRole('region', { name: 'Код получения' })
  await expect(pickup.getByRole('img')).toBeVisible()
  const code = /\d{4}/.exec(await pickup.innerText())?.[0] ?? ''
  await leave(page)
  await admin.signIn(context)

  await shop.open(hrefs.account)
  await page.getByRole('main').getByRole('link', { name: 'Рабочее место' }).first().click()
  await shop.expectHeading('Заказы покупателей')
  await expect(page).toHaveTitle(/^\(\d+\) /)
  const search = page.getByRole('search', { name: 'Поиск по заказам покупателей' })
  await search.getByRole('searchbox').fill(pickupToken(number, code))
  await search.getByRole('button', { name: 'Найти' }).click()
  const rows = page.getByRole('list', { name: 'Заказы', exact: true }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expectFaultlessOnScreens(page)
  await rows.getByRole('link', { name: number }).click()
  await shop.expectHeading(`Заказ ${number}`)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Заказ в PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('order.pdf')

  await test.step('the list to pick by is the order alone', async () => {
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: 'Товары' })).toBeVisible()
    for (const words of ['Кабинет', 'История'])
      await expect(main.getByText(words, { exact: true })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  // A colleague opens the same order before the first manager saves.
  const colleague = await browser.newPage({ viewport: DESKTOP })
  await admin.signIn(colleague.context())
  await colleague.goto(new URL(deskHrefs.order(number), baseURL).href)
  await colleague.getByRole('button', { name: 'Всё в работу' }).click()

  await page.getByLabel(`Что сделать: ${nameOf(first)}`).selectOption('Готов к выдаче')
  await page.getByLabel(`Что сделать: ${nameOf(second)}`).selectOption('Отказ поставщика')
  await page.getByLabel(`Причина отказа: ${nameOf(second)}`).fill(REASON)
  await expectFaultlessOnScreens(page)
  await page.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  await expect(page.getByText(`${formatPrice(second.price)}, `).first()).toBeVisible()

  await colleague.getByRole('button', { name: 'Сохранить' }).click()
  await expect(colleague.getByRole('alert').filter({ hasText: 'заказ изменился' })).toContainText(
    'снят поставщиком',
  )
  await colleague.close()

  await page.getByLabel('Сообщение').fill('Фильтр ждёт вас на кассе')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Письмо уйдёт в течение минуты')).toBeVisible()

  await leave(page)
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  const lines = page.getByRole('region', { name: 'Товары' }).getByRole('listitem')
  await expect(lines.filter({ hasText: nameOf(first) })).toContainText('Готов к выдаче')
  await expect(lines.filter({ hasText: nameOf(second) })).toContainText(REASON)
  await expect(page.getByText('Сообщение магазина: Фильтр ждёт вас на кассе')).toBeVisible()
})

test('a manager picks an order with a scanner and writes the price of its carrier into it, which the buyer pays', async ({
  page,
  shop,
  account,
  admin,
  gateway,
  context,
}) => {
  const product = await findOneProduct(gateway)
  const number = await placeOrder(account, [product], {
    quantity: 2,
    payment: 'online',
    delivery: BY_CARRIER,
  })
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  await expect(page.getByRole('region', { name: 'Сумма заказа' })).toContainText('По договорённости')
  await payAtBank(page)
  await leave(page)
  const { code, version } = await admin.gateway.call(readDeskProduct, { body: { code: product.id } })
  const barcodes = { slug: 'shtrihkod', value: BARCODE }
  await admin.gateway.call(editDeskProduct, { body: { code, version, properties: [barcodes] } })
  await admin.signIn(context)

  await shop.open(deskHrefs.order(number))
  await test.step('the places of the desk are one row at 1024 px', async () => {
    await page.setViewportSize({ width: 1024, height: 900 })
    const places = page.getByRole('navigation', { name: 'Рабочее место' }).getByRole('link')
    // An administrator has more of them, which his page knows a moment later.
    await expect(places.filter({ hasText: 'Коды' })).toBeVisible()
    const rows = await places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().top))
    expect(new Set(rows).size).toBe(1)
  })
  const field = page.getByLabel('Сканировать штрихкод')
  await field.fill(BARCODE)
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'собрано 1 из 2' }).first()).toBeVisible()
  await expect(field).toHaveValue('')
  // A scanner types into the page, wherever the focus is, and ends with Enter.
  await shop.heading.click()
  await page.keyboard.type(BARCODE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Товары', exact: true })).toContainText('Собрано 2 из 2')
  await page.getByRole('button', { name: 'Всё в работу' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()

  const form = page.getByRole('form', { name: 'Цена перевозки' })
  await form.getByLabel('Цена, ₽').fill('дорого')
  await form.getByRole('button', { name: 'Записать цену' }).press('Enter')
  await expect(form.getByRole('alert')).toContainText('Введите цену в рублях')
  await form.getByLabel('Цена, ₽').fill('1 250,50')
  await expectFaultlessOnScreens(page)
  await form.getByLabel('Цена, ₽').press('Enter')
  await expect(form).toContainText('В заказе 1 250,50 ₽')
  await form.getByRole('button', { name: 'Снять цену' }).click()
  await expect(form).toContainText('Назовите покупателю')
  await form.getByLabel('Цена, ₽').fill('900')
  await form.getByLabel('Цена, ₽').press('Enter')
  await expect(page.getByRole('region', { name: 'История' })).toContainText('Цена перевозки: 900 ₽')
  await expectFaultlessOnScreens(page)

  await leave(page)
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  const sums = page.getByRole('region', { name: 'Сумма заказа' })
  await expect(sums).toContainText(formatPrice(2 * product.price + 900))
  await expect(sums).toContainText(/Остальное\s*900/)
  await expectFaultlessOnScreens(page)
  await payAtBank(page)
})
