import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { expectAccessible } from '../fixtures/accessibility'
import { listSeldomGoods } from '../fixtures/demo-goods'
import { expect, test } from '../fixtures/test'

// Each change of a product rebuilds the lists of the shop, and one at a time is let in.
test.describe.configure({ mode: 'default' })

for (const [place, width] of [360, 1440].entries()) {
  test.describe(`products at the desk at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an administrator finds a product, hides it, prices it and renames it', async ({
      page,
      shop,
      gateway,
      context,
      browser,
      baseURL,
    }) => {
      // The last ones, as other journeys look for theirs from the first on.
      const product = (await listSeldomGoods(gateway)).at(-3 - place)
      if (!product) throw new Error('The demo shop has no such thing')
      const { id, brandString: brand, partNumber: article } = product
      const admin = await openDemoAccount(baseURL ?? '', 'admin@example.com')
      await admin.signIn(context)
      await shop.open(deskHrefs.orders)
      await page
        .getByRole('navigation', { name: 'Рабочее место' })
        .getByRole('link', { name: 'Товары' })
        .click()
      await shop.expectHeading('Товары')
      const search = page.getByRole('search', { name: 'Поиск по товарам' })
      await search.getByRole('searchbox').fill(id)
      await search.getByRole('button', { name: 'Найти' }).click()
      const rows = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
      await expect(rows).toHaveCount(1)
      await expectAccessible(page)
      await rows.getByRole('link').click()
      await shop.expectHeading('Товар')
      await expect(page.getByRole('heading', { name: `${brand} ${article}` })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Предложения поставщиков' })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Скрыть из магазина' }).press('Enter')
      await page.getByRole('button', { name: 'Скрыть', exact: true }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Товар скрыт' })).toBeFocused()
      await expect(page.getByRole('list', { name: 'Кто что менял' })).toContainText('показан → скрыт')
      await expectAccessible(page)

      const visitor = await browser.newPage({ viewport: { width, height: 900 } })
      const visit = async () =>
        (
          await visitor.goto(new URL(hrefs.product({ internalCode: id, brand, article }), baseURL).href)
        )?.status()
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
      await expectAccessible(page)
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
      await expectAccessible(page)
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
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Открыть в магазине' }).click()
      await expect(shop.heading).toContainText(article)
      await visitor.close()
    })
  })
}
