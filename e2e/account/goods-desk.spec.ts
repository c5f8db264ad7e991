import { readFileSync } from 'node:fs'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { listSeldomProducts } from '../fixtures/demo-products'
import { test } from '../fixtures/own-shop'
import { expect } from '../fixtures/test'

const PHOTO = readFileSync('public/default-icons/apple-touch-icon.png')

test.use({ viewport: PHONE })

test('an administrator finds a product, hides it, prices it and renames it', async ({
  admin,
  page,
  shop,
  gateway,
  context,
  browser,
  baseURL,
  strayErrors,
}) => {
  // The weight and the file that are refused on purpose.
  strayErrors.expectError(/status of 422 .*\/desk\/v1\/product\/(?:edit|picture)/)
  const product = (await listSeldomProducts(gateway)).filter(({ offersCount }) => offersCount > 1).at(-1)
  if (!product) throw new Error('The demo shop has no such thing')
  const { id, brandString: brand, partNumber: article } = product
  await admin.signIn(context)
  await shop.open(deskHrefs.orders)
  await page.getByRole('navigation', { name: 'Рабочее место' }).getByRole('link', { name: 'Товары' }).click()
  await shop.expectHeading('Товары')
  const search = page.getByRole('search', { name: 'Поиск по товарам' })
  const address = new URL(hrefs.product({ internalCode: id, brand, article }), baseURL).href
  await search.getByRole('searchbox').fill(address)
  await search.getByRole('button', { name: 'Найти' }).click()
  const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expectFaultlessOnScreens(page)
  await rows.getByRole('link').click()
  await shop.expectHeading('Товар')
  await expect(page.getByRole('heading', { name: `${brand} ${article}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Предложения поставщиков' })).toBeVisible()
  await expectFaultlessOnScreens(page)

  await page.getByRole('button', { name: 'Скрыть из магазина' }).press('Enter')
  await page.getByRole('button', { name: 'Скрыть', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Товар скрыт' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Кто что менял' })).toContainText('показан → скрыт')
  await expectFaultlessOnScreens(page)

  const visitor = await browser.newPage({ viewport: DESKTOP })
  const visit = async () => (await visitor.goto(address))?.status()
  await expect.poll(visit).toBe(404)

  await page.getByRole('button', { name: 'Показать снова' }).click()
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Товар виден покупателям' })).toBeFocused()
  await expect.poll(visit).toBe(200)

  const offer = page.getByRole('list', { name: 'Предложения поставщиков' }).getByRole('listitem').first()
  await offer.getByRole('button', { name: /^Изменить цену/ }).press('Enter')
  const price = offer.getByLabel('Цена для покупателей')
  await expect(price).toBeFocused()
  await price.fill('много')
  await price.press('Enter')
  await expect(offer.getByText('Введите цену в рублях')).toBeVisible()
  await price.fill('1,50')
  await price.press('Enter')
  await expect(offer.getByText('Подтвердите, что так и надо')).toBeVisible()
  await offer.getByRole('checkbox').check()
  await expectFaultlessOnScreens(page)
  await offer.getByRole('button', { name: 'Сохранить цену' }).click()
  await expect(offer).toContainText('Цена поставлена вручную')
  await expect(offer.getByRole('button', { name: /^Изменить цену/ })).toBeFocused()
  await expect(async () => {
    await visit()
    await expect(visitor.getByRole('main')).toContainText(formatPrice(1.5), { timeout: 1000 })
  }).toPass()
  await offer.getByRole('button', { name: /^Вернуть по прайс-листу/ }).click()
  await offer.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(offer).not.toContainText('вручную')
  await expect(page.getByRole('list', { name: 'Кто что менял' })).toContainText('→ по прайс-листу')

  await page.getByRole('button', { name: /^Изменить название/ }).press('Enter')
  const words = page.getByRole('form', { name: 'Название, раздел и описание' })
  const title = `${product.title} особый`
  await expect(words.getByLabel('Название')).toBeFocused()
  await words.getByLabel('Название').fill(title)
  await words.getByLabel('Описание').fill('Проверен на складе')
  await expectFaultlessOnScreens(page)
  await words.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Название: изменено вручную')).toBeVisible()
  await expect(async () => {
    await visit()
    await expect(visitor.getByRole('main')).toContainText('Проверен на складе', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Вернуть как было: Описание' }).click()
  await expect(page.getByRole('list', { name: 'Кто что менял' })).toContainText(
    'Проверен на складе → как в файле',
  )
  await page.getByRole('button', { name: 'Название: вернуть как в файле' }).click()
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(page.getByText('изменено вручную')).toHaveCount(0)
  await expectFaultlessOnScreens(page)

  await page.getByRole('button', { name: 'Изменить характеристики' }).press('Enter')
  const properties = page.getByRole('form', { name: 'Характеристики' })
  await properties.getByLabel('Добавить характеристику').selectOption('Вес')
  const weight = properties.getByLabel('Вес, кг')
  await expect(weight).toBeFocused()
  await weight.fill('тяжёлый')
  await weight.press('Enter')
  await expect(properties.getByText('Вес: введите килограммы, например 0,35.')).toBeVisible()
  await weight.fill('0,35')
  await expectFaultlessOnScreens(page)
  await weight.press('Enter')
  await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeFocused()
  await expect(async () => {
    await visit()
    await expect(visitor.getByRole('main')).toContainText('0,35 кг', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Вес: вернуть как в файле' }).click()
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(page.getByText('изменено вручную')).toHaveCount(0)

  const pictures = page.getByRole('list', { name: 'Фотографии товара' }).getByRole('listitem')
  const before = await pictures.count()
  const file = page.getByLabel(/^Добавить: JPEG/)
  const photo = { name: 'polka.png', mimeType: 'image/png', buffer: PHOTO }
  await file.setInputFiles([{ ...photo, name: 'text.png', buffer: Buffer.from('просто текст') }, photo])
  await expect(page.getByText(/text\.png: Это не фотография/)).toBeVisible()
  await expect(pictures).toHaveCount(before + 1)
  const added = await pictures.last().getByRole('img').getAttribute('src')
  await page.getByRole('button', { name: `Сделать первой: фото ${before + 1}` }).press('Enter')
  await expectFaultlessOnScreens(page)
  await page.getByRole('button', { name: 'Сохранить фотографии' }).click()
  await expect(page.getByText('Фотографии: изменено вручную')).toBeVisible()
  const path = /goods\/[^/]+\/[\w-]+\.jpg/.exec(decodeURIComponent(added ?? ''))?.[0] ?? 'none'
  await expect(async () => {
    await visit()
    await expect(visitor.getByRole('main').locator(`img[src*="${path}"]`).first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Фотографии: вернуть как в файле' }).click()
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(pictures).toHaveCount(before)

  await page.getByRole('link', { name: 'Открыть в магазине' }).click()
  await expect(shop.heading).toContainText(article)
  await visitor.close()
})
