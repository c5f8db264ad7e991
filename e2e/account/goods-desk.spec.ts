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

    test('an administrator finds a product, hides it from the shop and shows it again', async ({
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
      await visitor.close()
    })
  })
}
