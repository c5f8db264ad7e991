import type { Page } from '@playwright/test'
import { listProductAlerts } from '@/lib/gateway/contracts/accounts/alerts'
import { hrefs } from '@/lib/routing/hrefs'
import { DESKTOP, expectAccessible, PHONE } from '../fixtures/accessibility'
import { findProduct, findSoldOut } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

/** Ends on the phone. */
async function expectAccessibleOnScreens(page: Page): Promise<void> {
  for (const screen of [DESKTOP, PHONE]) {
    await page.setViewportSize(screen)
    await expectAccessible(page)
  }
}

test('a guest who waits for a sold-out part signs in, proves his mailbox, and finds it among his bookmarks', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
  strayErrors,
}) => {
  strayErrors.expectError(/status of 404/)
  await page.setViewportSize(DESKTOP)
  const { id, brandString, partNumber } = await findSoldOut(gateway)
  await page.goto(`${hrefs.products}/${id}`)
  await page.getByRole('button', { name: 'Сообщить о поступлении' }).click()
  const window = page.getByRole('dialog', { name: 'Сообщить о поступлении' })
  await expect(window).toContainText(`Напишем, как только ${brandString} ${partNumber}`)
  await expectAccessibleOnScreens(page)
  await window.getByRole('button', { name: 'Сообщить' }).click()

  await expect(signIn.dialog('Вход по коду')).toContainText('запомним, как только вы войдёте')
  await signIn.withCode(account)
  const stored = page.getByRole('dialog', { name: 'Запомнили' })
  await expect(stored).toContainText('Осталось подтвердить почту')
  await stored.getByRole('button', { name: 'Подтвердить почту' }).click()
  await signIn.typeCode(account.email)
  await expect(stored).toContainText(`Напишем на ${account.email}`)
  await stored.getByRole('link', { name: 'Что вы ждёте' }).click()

  const row = page.getByRole('list', { name: 'Что вы ждёте' }).getByRole('listitem')
  await expect(row).toContainText(partNumber)
  await expect(row).toContainText('Ждёте поступления')
  await expect(shop.heading).toBeVisible()
  await expectAccessibleOnScreens(page)
})

test('a lower price is named with the keyboard, once for each part, and is let go again', async ({
  page,
  context,
  account,
  gateway,
}) => {
  const { id, brandString, partNumber, price } = await findProduct(
    gateway,
    ({ price: now }) => (now ?? 0) > 200,
  )
  await account.signIn(context)
  await page.goto(`${hrefs.products}/${id}`)
  const link = page.getByRole('button', { name: 'Сообщить о снижении цены' })
  const window = page.getByRole('dialog', { name: 'Сообщить о снижении цены' })
  const field = window.getByLabel('Цена, ₽')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  const suggested = Number(await field.inputValue())
  expect(suggested).toBeLessThan(price ?? 0)
  expect(suggested).toBeGreaterThan((price ?? 0) * 0.8)
  await expectAccessible(page)

  await field.fill(String(price))
  await page.keyboard.press('Enter')
  await expect(window).toContainText('Назовите цену ниже')
  await expect(field).toBeFocused()
  await field.fill('100')
  await page.keyboard.press('Enter')
  const stored = page.getByRole('dialog', { name: 'Запомнили' })
  await expect(stored).toContainText(/будет стоить 100\s₽ или меньше/)
  await page.keyboard.press('Escape')
  await expect(stored).toBeHidden()
  await expect(link).toBeFocused()

  await link.press('Enter')
  await field.fill('90,5')
  await field.press('Enter')
  await expect(stored).toContainText(/90,50\s₽/)
  expect((await account.gateway.call(listProductAlerts, {})).alerts).toMatchObject([
    { article: partNumber, price: 90.5 },
  ])

  await page.goto(hrefs.bookmarks)
  const waited = page.getByRole('region', { name: 'Что вы ждёте' })
  await expect(waited.getByRole('listitem')).toContainText(/Ждёте цену 90,50\s₽ или ниже/)
  await expect(waited).toContainText('Письма не придут, пока почта не подтверждена')
  await waited.getByRole('button', { name: `Не ждать, ${brandString} ${partNumber}` }).press('Enter')
  await expect(waited).toContainText('Пока ничего')
  await expect(waited.getByRole('heading')).toBeFocused()
  expect((await account.gateway.call(listProductAlerts, {})).alerts).toEqual([])
})
