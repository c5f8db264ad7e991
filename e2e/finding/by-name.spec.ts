import { hrefs } from '@/lib/routing/hrefs'
import { findProduct } from '../fixtures/demo-goods'
import { expect, test } from '../fixtures/test'

test('words find goods, and a card leads to its product', async ({ page, shop, gateway }) => {
  const { title } = await findProduct(gateway)
  const words = title.split(' ').slice(0, 2).join(' ').toLowerCase()
  await shop.open(hrefs.home)
  await shop.searchFor(words)
  await shop.expectHeading(`Поиск по запросу «${words}»`)
  const first = page.getByRole('main').locator('a[href^="/product/"]').first()
  const name = await first.innerText()
  await first.click()
  await shop.expectHeading(new RegExp(name.slice(0, 12)))
})

test('hints follow what is typed, and Enter takes the chosen one', async ({ page, shop, gateway }) => {
  const { brandString, partNumber, location, title } = await findProduct(gateway)
  await shop.open(hrefs.home)
  await shop.searchField.pressSequentially(`${brandString} ${partNumber}`)
  await expect(shop.hints.getByRole('option').first()).toBeVisible()
  await shop.searchField.press('ArrowDown')
  await expect(shop.hints.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  const href = await shop.hints.getByRole('option').first().getAttribute('href')
  await shop.searchField.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  expect(location).toBeTruthy()
  await expect(page.getByRole('main')).toContainText(title.split(' ')[0] ?? title)
})

test('Escape closes the hints and leaves the text', async ({ shop, gateway }) => {
  const { partNumber } = await findProduct(gateway)
  await shop.open(hrefs.home)
  await shop.searchField.fill(partNumber)
  await expect(shop.hints).toBeVisible()
  await shop.searchField.press('Escape')
  await expect(shop.hints).toBeHidden()
  await expect(shop.searchField).toHaveValue(partNumber)
})

test('one’s own queries come back in the empty field', async ({ page, shop, gateway }) => {
  const { title } = await findProduct(gateway)
  await shop.open(hrefs.home)
  await shop.searchFor(title)
  await shop.expectHeading(/Поиск/)
  await page.goto(hrefs.catalog)
  await shop.searchField.click()
  await expect(shop.hints.getByRole('option', { name: title })).toBeVisible()
})

test('every mode has its own placeholder', async ({ page, shop }) => {
  await shop.open(hrefs.home)
  const mode = page.getByRole('combobox', { name: 'Где искать' })
  const seen = new Set<string | null>()
  for (const value of ['all', 'articul', 'name', 'arusCode']) {
    await mode.selectOption(value)
    await expect.poll(async () => seen.has(await shop.searchField.getAttribute('placeholder'))).toBe(false)
    seen.add(await shop.searchField.getAttribute('placeholder'))
  }
  expect(seen.size).toBe(4)
})

test('the article mode turns Cyrillic keys into Latin ones, and О into zero, while one types', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.home)
  await page.getByRole('combobox', { name: 'Где искать' }).selectOption('articul')
  await shop.searchField.pressSequentially('щс90')
  await expect(shop.searchField).toHaveValue('0c90')
})

test('words that nothing has offer the next step', async ({ page, shop }) => {
  await shop.open(hrefs.search({ q: 'мюмзики варкалось' }))
  await expect(page.getByRole('main')).toContainText('ничего не нашлось')
  await expect(page.getByRole('link', { name: 'Открыть каталог' })).toBeVisible()
})

test('what words find is narrowed by a filter and put into another order', async ({ page, shop }) => {
  await shop.open(hrefs.search({ q: 'дворники' }))
  const goods = page.getByRole('region', { name: 'Товары' })
  await expect(goods.getByRole('listitem').first()).toContainText(/щётк/i)
  const brand = page.getByRole('region', { name: 'Фильтры' }).locator('a[href*="filters="]').first()
  const href = await brand.getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('link', { name: 'Сбросить' }).first()).toBeAttached()
  await expect(goods.getByRole('heading', { level: 3 }).first()).toContainText(/щётк/i)
  await page.goto(`${href}&sort=price`)
  await expect(goods.getByText('Сначала дешёвые').first()).toBeVisible()
})

test('words beside a VIN are searched, and the car is led to', async ({ page, shop }) => {
  await shop.open(hrefs.search({ q: 'Z94K241CBHR123456 масляный фильтр' }))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Поиск по запросу «масляный фильтр»')
  await expect(main).toContainText(/По VIN это Hyundai Solaris II.*2017 год/)
  await expect(main.getByRole('link', { name: 'Спросить специалиста' }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText(/фильтр/i)
  await main.getByRole('link', { name: 'Подобрать по этому VIN' }).click()
  await expect(page.getByRole('option', { name: /Hyundai Solaris II/ }).first()).toBeVisible()
})

test('the number of a car is answered by what to do with it', async ({ page, shop }) => {
  for (const [number, kind, car] of [
    ['XTA210930Y2696785', 'VIN', 'XTA210930Y2696785'],
    ['а123вс77', 'госномер', 'А 123 ВС 77'],
    ['sxe10 0012345', 'По номеру кузова это Toyota Altezza', 'SXE10-0012345'],
  ] as const) {
    await shop.open(hrefs.search({ q: number }))
    await expect(page.getByRole('main')).toContainText(kind)
    await expect(page.getByRole('main')).not.toContainText('ничего не нашлось')
    await page.getByRole('link', { name: 'Спросить специалиста' }).click()
    const form = page.getByRole('form', { name: 'Обращение в поддержку' })
    await expect(form).toContainText(`Автомобиль: ${car}`)
  }
})
