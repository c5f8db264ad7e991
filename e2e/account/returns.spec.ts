import { moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { type Account, dropSession } from '../fixtures/account'
import { expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { nameOf } from '../fixtures/cart'
import { findTwoProducts } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

/** One red pixel: the shop draws every photo anew. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function issueAll({ gateway }: Account, orderNumber: string): Promise<void> {
  const { version, products } = await gateway.call(readDeskOrder, { body: { orderNumber } })
  const moved = products.map(({ productExternalId }) => ({ productExternalId, status: 'issued' as const }))
  await gateway.call(moveDeskOrder, {
    body: { orderNumber, version, products: moved, idempotencyKey: `issue ${orderNumber}` },
  })
}

test.use({ viewport: PHONE })

test('is requested with a photo, taken back at the desk and paid from the till', async ({
  page,
  shop,
  account,
  admin,
  gateway,
  context,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  const number = await placeOrder(account, [first, second])
  await issueAll(admin, number)

  await account.signIn(context)
  await shop.open(hrefs.archivedOrder(number))
  await page.getByRole('button', { name: 'Оформить возврат' }).click()
  const form = page.getByRole('dialog', { name: `Возврат по заказу ${number}` })
  await form.getByRole('checkbox', { name: first.title }).check()
  await form.getByRole('combobox', { name: /Причина возврата/ }).selectOption('Не работает, брак')
  await form.getByRole('textbox').fill('Треснул корпус')
  await form.getByLabel(/Фотографии/).setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: PHOTO })
  await expectFaultlessOnScreens(page)
  await form.getByRole('button', { name: 'Отправить заявку' }).press('Enter')
  await expect(shop.notices).toContainText('Заявка отправлена')
  const returns = page.getByRole('region', { name: 'Возвраты' })
  await expect(returns.getByText('Ждёт ответа магазина')).toBeVisible()
  await expect(returns.getByText('1 снимок')).toBeVisible()
  await expectFaultlessOnScreens(page)
  await page.emulateMedia({ media: 'print' })
  await expect(returns.getByText('Ждёт ответа магазина')).toBeVisible()
  await expect(returns.getByRole('button')).toBeHidden()
  await page.emulateMedia({ media: null })

  await dropSession(page)
  await admin.signIn(context)
  await shop.open(deskHrefs.orders)
  await page
    .getByRole('navigation', { name: 'Состояние заказов' })
    .getByRole('link', { name: /Возвраты/ })
    .click()
  await page.getByRole('link', { name: number }).click()
  await shop.expectHeading(`Заказ ${number}`)
  const desk = page.getByRole('region', { name: 'Возвраты' })
  await expect(desk.getByText('Покупатель: Треснул корпус')).toBeVisible()
  await desk.getByRole('button', { name: 'Показать 1 снимок' }).click()
  await expect(desk.getByRole('img', { name: 'Снимок 1 из 1' })).toHaveJSProperty('naturalWidth', 1)
  const decision = desk.getByRole('form', { name: /Решение по возврату/ })
  await decision.getByRole('button', { name: 'Отказать' }).click()
  await expect(decision.getByRole('alert')).toContainText('почему возврата не будет')
  await decision.getByRole('checkbox', { name: `${nameOf(first)} можно продать снова` }).uncheck()
  await decision.getByLabel('Ответ покупателю').fill('Приняли, извините')
  await expectFaultlessOnScreens(page)
  await decision.getByRole('button', { name: 'Принять и вернуть деньги' }).click()
  await expect(desk.getByText('Принят', { exact: true })).toBeVisible()
  await expect(page.getByText(`Возвращено в магазине: ${formatPrice(first.price)}`)).toBeVisible()

  await dropSession(page)
  await account.signIn(context)
  await shop.open(hrefs.archivedOrder(number))
  await expect(returns.getByText('Магазин: Приняли, извините')).toBeVisible()
  const lines = page.getByRole('region', { name: 'Товары' }).getByRole('listitem')
  await expect(lines.filter({ hasText: nameOf(first) })).toContainText('Возвращён')
  await expect(lines.filter({ hasText: nameOf(second) })).toContainText('Выдан')
})
