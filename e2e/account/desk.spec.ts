import type { Page } from '@playwright/test'
import { formatPrice } from '@/lib/format/price'
import { pickupToken } from '@/lib/parts/pickup-token'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { nameOf } from '../fixtures/cart'
import { findTwoGoods } from '../fixtures/goods'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

const REASON = 'Снято с производства'

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
  gateway,
  context,
  browser,
  baseURL,
}) => {
  const [first, second] = await findTwoGoods(gateway)
  const number = await placeOrder(account, [first, second], { payment: 'online' })
  await account.signIn(context)
  await shop.open(hrefs.order(number))
  await payAtBank(page)
  const pickup = page.getByRole('region', { name: 'Код получения' })
  await expect(pickup.getByRole('img')).toBeVisible()
  const code = /\d{4}/.exec(await pickup.innerText())?.[0] ?? ''
  await leave(page)
  const admin = await openDemoAccount(baseURL ?? '', 'admin@example.com')
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
