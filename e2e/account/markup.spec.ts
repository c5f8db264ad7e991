import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { listSeldomProducts } from '../fixtures/demo-products'
import { toProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

test.use({ viewport: PHONE })

test('an administrator tries a rule, saves it, sees the price in the shop and takes it back', async ({
  admin,
  page,
  shop,
  gateway,
  context,
  browser,
  baseURL,
}) => {
  // The last ones, as other journeys look for theirs from the first on.
  const ofVendors = (await listSeldomProducts(gateway)).filter(
    ({ offersCount, goods: { product }, price }) => offersCount === 1 && !product && (price ?? 0) >= 100,
  )
  const entity = ofVendors.at(-1)
  const product = entity && toProduct(entity)
  if (!product) throw new Error('The demo shop has no such thing')
  await admin.signIn(context)
  await shop.open(deskHrefs.orders)
  await page.getByRole('navigation', { name: 'Рабочее место' }).getByRole('link', { name: 'Наценки' }).click()
  await shop.expectHeading('Наценки')

  await page.getByRole('button', { name: 'Добавить правило' }).click()
  const form = page.getByRole('form', { name: 'Новое правило' })
  await expect(form.getByRole('heading', { name: 'Новое правило' })).toBeFocused()
  await form.getByLabel('Поставщик').selectOption(String(product.supplierId))
  await form.getByLabel('Бренд').fill(product.brand)
  await form.getByLabel('Закупка от').fill(String(Math.floor(product.price)))
  await form.getByLabel('Закупка меньше').fill(String(Math.floor(product.price) + 1))
  await form.getByLabel('Округлить').selectOption('до …90 ₽')
  await form.getByLabel('Наценка').fill('много')
  await form.getByLabel('Наценка').press('Enter')
  await expect(form.getByRole('alert')).toContainText('число от 0 до 1000')
  await form.getByLabel('Наценка').fill('25')
  await form.getByLabel('Наценка').press('Enter')
  const dearer = formatPrice(Math.ceil((product.price * 1.25 - 90) / 100) * 100 + 90)
  const row = form
    .getByRole('list', { name: 'Новые цены' })
    .getByRole('listitem')
    .filter({ hasText: product.article })
  await expect(row).toContainText(`${formatPrice(product.price)} → ${dearer}`)
  await expectFaultlessOnScreens(page)

  // A colleague tries another rule before this one is saved.
  const colleague = await browser.newPage({ viewport: DESKTOP })
  await admin.signIn(colleague.context())
  await colleague.goto(new URL(deskHrefs.rules, baseURL).href)
  await colleague.getByRole('button', { name: 'Добавить правило' }).click()
  await colleague.getByLabel('Наценка').fill('10')
  await colleague.getByRole('button', { name: 'Показать новые цены' }).click()
  await expect(colleague.getByRole('heading', { name: 'Что изменится' })).toBeVisible()

  await form.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText(/^Сохранено\. Другая цена у/)).toBeVisible()
  await colleague.getByRole('button', { name: 'Сохранить' }).click()
  await expect(colleague.getByRole('form', { name: 'Новое правило' }).getByRole('alert')).toContainText(
    'правила изменились',
  )
  await colleague.close()

  const address = hrefs.product({ internalCode: product.id, brand: product.brand, article: product.article })
  const expectPrice = (price: string) =>
    expect(async () => {
      await page.goto(address)
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await expectPrice(dearer)

  await page.goto(deskHrefs.rules)
  await expectFaultlessOnScreens(page)
  await page
    .getByRole('button', { name: /^Вернуть как было/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Показать новые цены' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Сохранено\. Другая цена у/)).toBeVisible()
  await expectPrice(formatPrice(product.price))
})
