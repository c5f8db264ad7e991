import { hrefs } from '@/lib/routing/hrefs'
import { expect, test } from '../fixtures/test'

test('certificates are chosen by brand, enlarged and opened as a paper', async ({ page, shop, request }) => {
  await shop.open(hrefs.certificates)
  await page.getByRole('navigation', { name: 'Бренды' }).getByRole('link', { name: /Varta/ }).click()
  await expect(page).toHaveURL(/brand=varta/)
  const title = 'Партнёр программы Varta'
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([title])
  const picture = page.getByRole('link', { name: `Увеличить: ${title}` })
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(picture).toBeFocused()
  const paper = await page
    .getByRole('link', { name: `Открыть PDF в новой вкладке: ${title}` })
    .getAttribute('href')
  const response = await request.get(paper ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('vacancies are chosen by city and kind, and one tells search engines of itself', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.vacancies)
  await page
    .getByRole('navigation', { name: 'Города' })
    .getByRole('link', { name: /Подольск/ })
    .click()
  // The kinds of work lead on from the city once they are those of the city.
  await expect(page).toHaveURL(/city=/)
  await page.getByRole('navigation', { name: 'Виды работы' }).getByRole('link', { name: /Склад/ }).click()
  await expect(page).toHaveURL(/city=.*kind=/)
  await page.getByRole('link', { name: 'Кладовщик' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кладовщик')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const postings = blocks.map((text) => JSON.parse(text) as { '@type': string; title?: string })
  expect(postings).toContainEqual(expect.objectContaining({ '@type': 'JobPosting', title: 'Кладовщик' }))
})

test('news are found by year and by words, and lead to goods', async ({ page, shop }) => {
  await shop.open(hrefs.news)
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('navigation', { name: 'Годы' }).getByRole('link', { name: /2026/ }).click()
  const search = page.getByRole('searchbox', { name: 'Поиск по заголовкам и текстам' })
  await search.fill('летних шин')
  await search.press('Enter')
  await page.getByRole('link', { name: 'Сезон летних шин открыт' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сезон летних шин открыт')
  await expect(page.getByRole('heading', { name: 'Товары по теме' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telegram' }).first()).toBeVisible()
})

test('the legal texts lie in the footer as papers', async ({ page, shop, request }) => {
  await shop.open(hrefs.about)
  const papers = page.getByRole('contentinfo').locator('a[href$=".pdf"]')
  const links = await papers.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(1)
  for (const link of links)
    expect((await request.get(link)).headers()['content-type']).toBe('application/pdf')
})
