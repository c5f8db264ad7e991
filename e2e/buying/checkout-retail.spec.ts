import { readFile } from 'node:fs/promises'
import { formatPrice } from '@/lib/format/price'
import { createBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { hrefs } from '@/lib/routing/hrefs'
import { expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { fillCart, heldPieces } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { expectOrders } from '../fixtures/orders'
import { readMessages } from '../fixtures/outbox'
import { expect, test } from '../fixtures/test'

const WELCOME_CODE = 'АРУС300'
const DELIVERY_RUB = 299
const FREE_DELIVERY_FROM_RUB = 1000
const BILL_ONLY_ABOVE_RUB = 100_000

test.beforeEach(async ({ account, context }) => account.signIn(context))

test('goods are picked up at a shop and paid for on receipt', async ({
  page,
  shop,
  cart,
  checkout,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await fillCart(account.gateway, [product], 2)
  await shop.open(hrefs.cart)
  await cart.totals.getByRole('link', { name: 'Оформить заказ' }).click()
  await shop.expectHeading('Оформление заказа')

  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await expect(checkout.step('Оплата')).toBeVisible()
  await checkout.goOn()
  await expect(checkout.step('Оплата').getByText('Выберите способ оплаты').first()).toBeVisible()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await expect(checkout.step('Контакты').getByLabel('Имя и фамилия получателя')).toHaveValue('Мария Ветрова')
  await checkout.goOn()
  await checkout.step('Подтверждение').getByLabel('Комментарий к заказу').fill('Позвоните после шести')
  await checkout.expectToPay(product.price * 2)
  await checkout.order.click()

  const number = await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Получение и оплата' })).toContainText(
    'Позвоните после шести',
  )
  await expect(page.getByRole('navigation', { name: 'Личное' })).not.toContainText('товар')
  expect(await heldPieces(account.gateway)).toEqual({})
  await expectOrders(account, [number])
  expect((await readMessages(account.email)).some(({ text }) => text.includes(number))).toBe(true)
})

test('goods are delivered at a chosen hour, and bonuses pay a part', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway, { maxPrice: FREE_DELIVERY_FROM_RUB - 1, minQuantity: 20 })
  await account.gateway.call(createBonusCard, {})
  await fillCart(account.gateway, [product])
  await shop.open(hrefs.checkout)

  await checkout.choose('Как получить заказ', 'Доставка')
  await expect(checkout.option('Способ доставки', 'Курьер магазина').locator('..')).toContainText(
    'Зависит от адреса',
  )
  await expect(checkout.summary).toContainText('К оплате без доставки')
  const address = checkout.step('Получение').getByRole('combobox', { name: 'Адрес доставки' })
  await address.fill('Тверская 7')
  await page.getByRole('option', { name: 'Москва, Тверская улица, 7' }).click()
  await checkout.choose('Способ доставки', 'Курьер магазина')
  const day = checkout
    .step('Получение')
    .getByRole('group', { name: 'День доставки' })
    .getByRole('radio')
    .last()
  await day.check()
  const hours = checkout.step('Получение').getByRole('group', { name: 'Время доставки' }).getByRole('radio')
  await hours.last().check()
  await expect(checkout.summary).toContainText(formatPrice(DELIVERY_RUB))
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Картой при получении')
  await checkout.goOn()
  await checkout.goOn()

  await checkout.expectToPay(product.price + DELIVERY_RUB)
  await checkout.summary.getByRole('button', { name: 'Есть промокод?' }).click()
  await checkout.summary.getByRole('textbox', { name: 'Промокод' }).fill(WELCOME_CODE)
  await checkout.summary.getByRole('button', { name: 'Проверить' }).click()
  await checkout.summary.getByRole('button', { name: 'Применить' }).click()
  const consent = checkout
    .step('Подтверждение')
    .getByRole('checkbox', { name: /^Списать .* бонусами, на карте останется / })
  await expect(consent).not.toBeChecked()
  const bonuses = Number(/Списать\s(\d+)/.exec((await consent.locator('..').innerText()) ?? '')?.[1])
  expect(bonuses).toBeGreaterThan(0)
  await consent.check()
  await checkout.expectToPay(product.price + DELIVERY_RUB - bonuses)
  await checkout.order.click()

  await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Получение и оплата' })).toContainText('Тверская улица, 7')
  const sums = page.getByRole('region', { name: 'Сумма заказа' })
  await expect(sums).toContainText(`−${formatPrice(bonuses)}`)
  await expect(sums).toContainText(formatPrice(product.price + DELIVERY_RUB - bonuses))
})

test('an order to a city without a shop goes with a carrier, and its price is agreed by phone', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  await page.setViewportSize(PHONE)
  const product = await findOneProduct(gateway, { maxPrice: FREE_DELIVERY_FROM_RUB - 1 })
  await fillCart(account.gateway, [product])
  await shop.open(hrefs.checkout)
  await checkout.choose('Как получить заказ', 'Доставка')
  const step = checkout.step('Получение')
  const address = step.getByRole('combobox', { name: 'Адрес доставки' })

  await address.fill('казань баумана 15')
  await page.getByRole('option', { name: 'Казань, улица Баумана, 15' }).click()
  await expect(step).toContainText('Рядом наш магазин: Арус в Казани')
  await step.getByRole('button', { name: 'Заберу в магазине' }).click()
  await expect(checkout.option('Магазин', 'Арус в Казани')).toBeChecked()

  await checkout.choose('Как получить заказ', 'Доставка')
  await address.fill('новосибирск красный проспект 1')
  await page.getByRole('option', { name: 'Новосибирск, Красный проспект, 1' }).click()
  await expect(step).toContainText('Наши курьеры сюда не ездят')
  await expect(step).not.toContainText('Рядом наш магазин')
  await expect(step.getByRole('radio', { name: /^Курьер магазина/ })).toHaveCount(0)
  await expectFaultlessOnScreens(page)
  await checkout.choose('Способ доставки', 'Транспортная компания')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await checkout.goOn()
  await checkout.expectToPay(product.price)
  await checkout.order.click()

  const number = await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Заказ принят' })).toContainText('Цену и срок перевозки')
  await expect(page.getByRole('region', { name: 'Сумма заказа' })).toContainText('По договорённости')
  const mail = (await readMessages(account.email)).find(({ text }) => text.includes(number))
  expect(mail?.text).toContain('Цену и срок перевозки менеджер назовёт по телефону')
})

test('a company pays a large order by bill alone', async ({ page, shop, checkout, account, gateway }) => {
  const product = await findOneProduct(gateway, { minPrice: 3000 })
  const pieces = Math.ceil((BILL_ONLY_ABOVE_RUB + 1) / product.price)
  await fillCart(account.gateway, [product], pieces)
  await shop.open(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Картой при получении')
  await checkout.goOn()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 360, height })
  const entrepreneur = page.getByText('Индивидуальный предприниматель', { exact: true })
  expect((await entrepreneur.boundingBox())?.height, 'a form of business in one line').toBeLessThan(30)
  await page.setViewportSize({ width, height })
  await checkout.choose('Кто покупает', 'Юридическое лицо')
  const info = checkout.step('Контакты')
  await info.getByLabel('Название организации').fill('ООО Ромашка')
  await info.getByLabel('ИНН').fill(' 7712345671 / 771201001')
  await info.getByLabel('КПП').fill('КПП 771201001')
  await checkout.goOn()
  await expect(checkout.order).toBeHidden()
  await info.getByRole('button', { name: 'Выбрать оплату по счёту' }).click()
  await checkout.choose('Способ оплаты', 'По счёту')
  await checkout.goOn()
  await expect(info.getByLabel('ИНН')).toHaveValue('7712345671')
  await checkout.goOn()
  await checkout.expectToPay(product.price * pieces)
  await checkout.order.click()

  await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Получение и оплата' })).toContainText('ООО Ромашка')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Счёт в PDF' }).click()
  const bill = await downloading
  expect(bill.suggestedFilename()).toBe('bill.pdf')
  expect((await readFile(await bill.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('choices that are remembered are there for the next order', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await fillCart(account.gateway, [product])
  await shop.open(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус в Выхине')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await checkout.goOn()
  await checkout
    .step('Подтверждение')
    .getByRole('checkbox', { name: 'Запомнить выбор для следующих заказов' })
    .check()
  await checkout.order.click()
  await checkout.expectPlaced()

  await fillCart(account.gateway, [product])
  await shop.open(hrefs.checkout)
  await expect(checkout.step('Подтверждение')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Получение', exact: true })).toContainText('Арус в Выхине')
  await expect(page.getByRole('region', { name: 'Оплата', exact: true })).toContainText('Наличными')
})
