import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { formatPrice } from '@/lib/format/price'
import { readCart, removeFromCart } from '@/lib/gateway/contracts/orders/cart'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { fillCart } from '../fixtures/cart'
import { holdScripts } from '../fixtures/deferred-scripts'
import { findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

const COMPANY = 'fleet@example.com'
const MARKUP_PERCENT = 10

test('a company buys for its client, with a contractor, its own markup and a bill', async ({
  page,
  shop,
  cart,
  checkout,
  gateway,
  context,
  baseURL,
}) => {
  const account = await openDemoAccount(baseURL ?? '', COMPANY)
  const { products } = await account.gateway.call(readCart, {})
  if (products.length > 0) await account.gateway.call(removeFromCart, { body: { products } })
  const product = await findOneProduct(gateway)
  await fillCart(account.gateway, [product])
  await account.signIn(context)
  const withMarkup = formatPrice((product.price * (100 + MARKUP_PERCENT)) / 100)

  await shop.open(hrefs.cart)
  await expect(cart.totals).toContainText(withMarkup)
  await expect(cart.totals).not.toContainText(/бонус/i)
  await cart.totals.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(checkout.option('Как получить заказ', 'Доставка')).toBeChecked()
  await checkout.choose('Клиент', 'ООО Автопарк, северная площадка')
  await checkout.choose('Способ доставки', 'Курьер магазина')
  await checkout
    .step('Получение')
    .getByRole('group', { name: 'День доставки' })
    .getByRole('radio')
    .last()
    .check()
  const hours = checkout.step('Получение').getByRole('group', { name: 'Время доставки' }).getByRole('radio')
  await hours.last().check()
  await expect(checkout.summary).toContainText(withMarkup)
  await expect(checkout.summary).toContainText('Бесплатно')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'По счёту')
  await checkout.goOn()
  await checkout.choose(/^Контрагент/, 'ООО Автопарк Сервис')
  await expect(checkout.step('Контакты').getByLabel('Почта для счетов')).toHaveValue('accounts@example.com')
  await checkout.goOn()
  await expect(checkout.summary).not.toContainText(/бонус/i)
  await expect(checkout.step('Подтверждение')).not.toContainText(/бонус/i)
  await checkout.order.click()

  const number = await checkout.expectPlaced()
  const facts = page.getByRole('region', { name: 'Получение и оплата' })
  await expect(facts).toContainText('ООО Автопарк Сервис')
  await expect(facts).toContainText('Дмитровское шоссе, 107')

  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await shop.expectHeading(`Заказ ${number}`)
  await expect(page.getByRole('region', { name: 'Товары' })).toContainText(`с наценкой ${withMarkup} за шт.`)
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Заказ с моей наценкой' }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Заказ в PDF' }).click()
  scripts.arrive()
  const paper = await readFile(await (await downloading).path())
  const { text } = await extractText(new Uint8Array(paper), { mergePages: true })
  expect(text.replaceAll(/\s/g, '')).toContain(String((product.price * (100 + MARKUP_PERCENT)) / 100))
})
