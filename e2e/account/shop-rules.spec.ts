import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

// The rules of the shop are one for all: who saves second is refused.
test.describe.configure({ mode: 'default' })

test.use({ viewport: PHONE })

test('a manager adds a zone, the help page tells its price, and it is taken back', async ({
  admin,
  page,
  shop,
  context,
  browser,
  baseURL,
}) => {
  const name = 'Пригород'
  await admin.signIn(context)
  await shop.open(deskHrefs.orders)
  await page
    .getByRole('navigation', { name: 'Рабочее место' })
    .getByRole('link', { name: 'Доставка' })
    .click()
  await shop.expectHeading('Доставка')
  const colleague = await browser.newPage({ viewport: DESKTOP })
  await admin.signIn(colleague.context())
  await colleague.goto(new URL(deskHrefs.delivery, baseURL).href)
  await colleague.getByRole('button', { name: 'Изменить: Остальные адреса' }).click()

  await page.getByRole('button', { name: 'Добавить зону' }).click()
  const form = page.getByRole('form', { name: 'Новая зона' })
  await expect(form.getByRole('heading', { name: 'Новая зона' })).toBeFocused()
  await form.getByLabel('Название').fill(name)
  await form.getByLabel('Название').press('Enter')
  await expect(form.getByRole('alert')).toContainText('Границы')
  await form.getByLabel('Круг вокруг точки').fill('59.93, 30.33')
  await form.getByLabel('Радиус').fill('10')
  await form.getByRole('button', { name: 'Заполнить границы' }).press('Enter')
  await form.getByLabel('Цена').fill('777')
  await form.getByLabel('Порядок').fill('900')
  await expectFaultlessOnScreens(page)
  await form.getByRole('button', { name: 'Сохранить' }).press('Enter')
  await expect(page.getByText(/^Сохранено\./)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('777')

  // A colleague who looked before is told what has changed meanwhile.
  await colleague.getByLabel('Цена').fill('500')
  await colleague.getByRole('button', { name: 'Сохранить' }).click()
  await expect(colleague.getByRole('form', { name: 'Остальные адреса' }).getByRole('alert')).toContainText(
    name,
  )
  await colleague.close()

  await expect(async () => {
    await page.goto(hrefs.helpSection('delivery'))
    await expect(page.getByText(`${name}: 777`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectFaultlessOnScreens(page)

  await page.goto(deskHrefs.delivery)
  await page
    .getByRole('button', { name: /^Вернуть как было/ })
    .first()
    .click()
  await expect(page.getByLabel('Зона действует')).not.toBeChecked()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/^Сохранено\./)).toBeVisible()
  await expect(async () => {
    await page.goto(hrefs.helpSection('delivery'))
    await expect(page.getByText(name)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})
