import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { expectAccessible, expectFaultlessOnScreens } from '../fixtures/accessibility'
import { findListing } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

const ANSWER = 'Да, подойдёт: номер есть в каталоге этой машины.'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, consent: 'necessary' })

test('a question waits for the shop, which answers it, and both are on the page of the product', async ({
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
  const product = (await findListing(gateway)).entities.at(-2)
  if (!product) throw new Error('The listing is empty')
  const address = `${hrefs.products}/${product.id}`
  const text = `Подойдёт ли на машину 2014 года? ${account.phone}`
  const served = async () => (await request.get(address)).text()

  await test.step('a shopper asks', async () => {
    await account.signIn(context)
    await shop.open(address)
    await page.getByRole('link', { name: 'Задать вопрос' }).tap()
    await page.getByRole('button', { name: 'Отправить вопрос' }).tap()
    await expect(page.getByLabel('Вопрос', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Вопрос', { exact: true }).fill(text)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Отправить вопрос' }).tap()
    await expect(page.getByText('Вопрос отправлен')).toBeVisible()
    await page.getByRole('link', { name: 'Мои вопросы' }).tap()
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('На проверке')
    await expectFaultlessOnScreens(page)
    expect(await served()).not.toContain(text)
  })

  await test.step('the shop answers at the desk', async () => {
    const desk = await browser.newContext({ baseURL })
    await admin.signIn(desk)
    const queue = await desk.newPage()
    await queue.goto(deskHrefs.questions)
    const waiting = queue.getByRole('listitem').filter({ hasText: text })
    await waiting.getByRole('button', { name: 'Ответить' }).click()
    await waiting.getByLabel('Ответ магазина').last().fill(ANSWER)
    await expectFaultlessOnScreens(queue)
    await waiting.getByRole('button', { name: 'Ответить и опубликовать' }).click()
    await expect(waiting).toHaveCount(0)
    await desk.close()
  })

  await test.step('the page shows both, without scripts too', async () => {
    await expect.poll(served, { timeout: 20_000 }).toContain(ANSWER)
    await shop.open(address)
    const question = page.getByRole('region', { name: 'Вопросы' })
    await expect(question.getByText(text)).toBeVisible()
    await expect(question.getByText('Ответ магазина')).toBeVisible()
    await expectFaultlessOnScreens(page)
  })

  await test.step('the asker reads it in the account, and answers himself nothing', async () => {
    await page.getByRole('region', { name: 'Вопросы' }).getByRole('link', { name: 'Ответить' }).first().tap()
    await expect(page.getByText('Это ваш вопрос')).toBeVisible()
    await shop.open(questionHrefs.own)
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(ANSWER)
  })
})
