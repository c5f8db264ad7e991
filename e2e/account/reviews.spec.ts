import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible } from '../fixtures/accessibility'
import { openDemoAccount } from '../fixtures/account'
import { findListing } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

const PHOTO = 'public/default-icons/apple-touch-icon.png'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('a review with a photo waits for the moderator, and is on the page of the product once he lets it', async ({
    page,
    shop,
    account,
    admin,
    gateway,
    context,
    browser,
    baseURL,
    request,
  }) => {
    const product = (await findListing(gateway)).entities.at(-1)
    if (!product) throw new Error('The listing is empty')
    const text = `Встало без доработок, держится третий месяц. ${account.phone}`
    await account.signIn(context)
    await shop.open(`${hrefs.products}/${product.id}`)
    await page.getByRole('link', { name: 'Написать отзыв' }).tap()
    await page.getByRole('radio', { name: /^4 из 5/ }).check({ force: true })
    await page.getByRole('button', { name: 'Отправить отзыв' }).tap()
    await expect(page.getByLabel('Отзыв', { exact: true })).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('Отзыв', { exact: true }).fill(text)
    await page.getByLabel('Добавить фото или видео').setInputFiles(PHOTO)
    await expect(page.getByRole('form', { name: 'Отзыв о товаре' }).locator('li img')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Отправить отзыв' }).tap()
    await expect(page.getByText('Спасибо, отзыв отправлен')).toBeVisible()
    await shop.open(hrefs.writtenReviews)
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(/на проверке/i)
    expect(await (await request.get(`${hrefs.products}/${product.id}`)).text()).not.toContain(text)

    const desk = await browser.newContext({ baseURL })
    await admin.signIn(desk)
    const queue = await desk.newPage()
    await queue.goto(deskHrefs.reviews)
    const waiting = queue.getByRole('listitem').filter({ hasText: text })
    await expect(waiting.getByRole('link', { name: 'Фото 1' })).toBeVisible()
    await waiting.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(waiting).toHaveCount(0)
    await desk.close()

    const shown = async () => (await request.get(`${hrefs.products}/${product.id}`)).text()
    await expect.poll(shown, { timeout: 20_000 }).toContain(text)
  })
})

test('what a customer has bought and not reviewed is accessible', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
  await shop.open(hrefs.reviews)
  await expect(page.getByRole('list', { name: 'Товары без отзыва' })).toContainText('Заказ')
  await expectAccessible(page)
})
