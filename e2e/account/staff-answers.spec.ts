import { readFile } from 'node:fs/promises'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

test.use({ viewport: PHONE })

test('the staff takes an inquiry up, answers it by email, and reads reports of the month', async ({
  admin,
  page,
  shop,
  gateway,
  context,
}) => {
  const email = `asks-${Date.now()}@example.com`
  const values = { theme: 'part', message: 'Есть ли щётки?', name: 'Иван', email, consent: 'yes' }
  const filled = {
    id: 'feedback',
    sec: findInquiryForm('feedback')?.sec ?? '',
    values: JSON.stringify(values),
  }
  await gateway.call(fillCrmForm, { body: filled })
  await admin.signIn(context)
  await shop.open(deskHrefs.inquiries)
  const card = page.getByRole('list', { name: 'Обращения' }).getByRole('listitem').filter({ hasText: email })
  await card.getByRole('button', { name: /Взять в работу/ }).click()
  await expect(card.getByText('В работе').first()).toBeVisible()
  await card.getByRole('button', { name: /Ответить/ }).click()
  await expect(card.getByText(`Ответ уйдёт письмом на ${email}.`)).toBeVisible()
  await card.getByRole('textbox').fill('Есть, приезжайте.')
  await card.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(card.getByText('Ответ отправлен')).toBeVisible()
  await expectFaultlessOnScreens(page)
  await page.getByRole('button', { name: /^Отвеченные/ }).click()
  await expect(card).toBeVisible()

  await page.getByRole('navigation', { name: 'Рабочее место' }).getByRole('link', { name: 'Отчёты' }).click()
  await shop.expectHeading('Отчёты')
  await page.getByRole('group', { name: 'Период' }).getByRole('link', { name: 'Прошлый месяц' }).click()
  const sales = page.getByRole('region', { name: 'Продажи' })
  await expect(sales.or(page.getByText('За эти дни ничего не выдано.'))).toBeVisible()
  await shop.open(`${deskHrefs.reports}?report=sales&from=2026-01-01&to=2026-12-31`)
  await expect(sales.getByRole('row').last()).toContainText('Всего')
  await expectFaultlessOnScreens(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sales-2026-01-01-2026-12-31.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFПоставщик;Выдано строк;/)
  await page.getByRole('navigation', { name: 'Отчёты' }).getByRole('link', { name: 'Сроки' }).click()
  await expect(page.getByText('Строки, обещанные на дни периода.')).toBeVisible()
})
