import { hrefs } from '@/lib/routing/hrefs'
import { PHONE } from '../fixtures/accessibility'
import { findCar } from '../fixtures/cars'
import { findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test('words find goods, a card leads to its product, and the words come back in the empty field', async ({
  page,
  shop,
  gateway,
}) => {
  const { title } = await findProduct(gateway)
  const words = title.split(' ').slice(0, 2).join(' ').toLowerCase()
  await shop.open(hrefs.home)
  await shop.searchFor(words)
  await shop.expectHeading(`Поиск по запросу «${words}»`)
  const first = page.getByRole('main').locator('a[href^="/product/"]').first()
  const name = await first.innerText()
  await first.click()
  await shop.expectHeading(new RegExp(name.slice(0, 12)))

  await page.goto(hrefs.catalog)
  await shop.searchField.click()
  await expect(shop.hints.getByRole('option', { name: words })).toBeVisible()
})

test('hints follow what is typed, go with Escape, and Enter takes the chosen one', async ({
  page,
  shop,
  gateway,
}) => {
  const { brandString, partNumber, title } = await findProduct(gateway)
  await shop.open(hrefs.home)
  await shop.searchField.fill(partNumber)
  await expect(shop.hints).toBeVisible()
  await shop.searchField.press('Escape')
  await expect(shop.hints).toBeHidden()
  await expect(shop.searchField).toHaveValue(partNumber)

  await shop.searchField.fill('')
  await shop.searchField.pressSequentially(`${brandString} ${partNumber}`)
  await expect(shop.hints.getByRole('option').first()).toBeVisible()
  await shop.searchField.press('ArrowDown')
  await expect(shop.hints.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  const href = await shop.hints.getByRole('option').first().getAttribute('href')
  await shop.searchField.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(page.getByRole('main')).toContainText(title.split(' ')[0] ?? title)
})

test('every mode has its own placeholder, and that of articles turns Cyrillic keys into Latin ones while one types', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.home)
  const mode = page.getByRole('combobox', { name: 'Где искать' })
  const seen = new Set<string | null>()
  for (const value of ['all', 'name', 'arusCode', 'articul']) {
    await mode.selectOption(value)
    await expect.poll(async () => seen.has(await shop.searchField.getAttribute('placeholder'))).toBe(false)
    seen.add(await shop.searchField.getAttribute('placeholder'))
  }
  expect(seen.size).toBe(4)
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
  const product = page.getByRole('region', { name: 'Товары' })
  await expect(product.getByRole('listitem').first()).toContainText(/щётк/i)
  const { y = Infinity } = (await product.getByRole('listitem').first().boundingBox()) ?? {}
  expect(y, 'where the goods begin').toBeLessThan(420)
  await expect(page.getByRole('region', { name: 'Разделы' })).toHaveCount(0)
  const brand = page.getByRole('region', { name: 'Фильтры' }).locator('a[href*="filters="]').first()
  const href = await brand.getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.getByRole('link', { name: 'Сбросить' }).first()).toBeAttached()
  await expect(product.getByRole('heading', { level: 3 }).first()).toContainText(/щётк/i)
  await page.goto(`${href}&sort=price`)
  await expect(product.getByText('Сначала дешёвые').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the car in a query puts what fits it first, and is said more exactly or taken away by a press', async ({
    page,
    shop,
  }) => {
    await shop.open(hrefs.search({ q: 'масло в солярис 2017 1.6' }))
    const main = page.getByRole('main')
    const cards = main.getByRole('region', { name: 'Товары' }).getByRole('listitem')
    await expect(cards.first()).toContainText('Подходит')
    await expect(main).not.toContainText('Не подходит')
    await main.getByText('Уточнить машину').click()
    await main.getByRole('link', { name: 'Hyundai Solaris II (HCR)' }).click()
    const chip = main.getByRole('link', { name: /^Убрать машину: Hyundai Solaris II \(HCR\)/ })
    await expect(chip).toBeVisible()
    await chip.click()
    await expect(page).toHaveURL(hrefs.search({ q: 'масло' }))
    await expect(cards.first()).not.toContainText('Подходит')
  })

  test('a section beside the results lists as many as it says, for the car of the query', async ({
    page,
    shop,
  }) => {
    await shop.open(hrefs.search({ q: 'подвеска рио 4' }))
    const chip = page.getByRole('region', { name: 'Разделы' }).getByRole('link').first()
    const [, title = '', count = ''] =
      /^(\D+)(\d+)$/.exec((await chip.innerText()).replaceAll(/\s+/g, ' ')) ?? []
    await chip.click()
    await shop.expectHeading(title.trim())
    await expect(page.getByRole('main')).toContainText(`${count} товар`)
    await expect(page.getByRole('main').getByText('Подходит', { exact: true })).toHaveCount(Number(count))
  })

  test('a word that was left out is named, and demanded by its link', async ({ page, shop }) => {
    await shop.open(hrefs.search({ q: 'колодки неведомые солярис' }))
    const main = page.getByRole('main')
    await expect(main).toContainText('Слово «неведомые» не учтено')
    await main.getByRole('link', { name: 'искать только с ним' }).click()
    await expect(shop.searchField).toHaveValue('колодки "неведомые" солярис')
    await expect(main).toContainText('ничего не нашлось')
    await main.getByRole('link', { name: 'Искать без кавычек' }).click()
    await expect(main).toContainText('Слово «неведомые» не учтено')
  })

  test('words are searched for the chosen car, and for any after one press', async ({
    page,
    shop,
    gateway,
  }) => {
    const car = await findCar(gateway, 'hyundai solaris')
    const chosen = {
      carId: car.id,
      uuid: car.uuid,
      mark: car.manufacturer,
      model: car.model,
      modification: car.title,
    }
    // As the shop stores the car that was chosen on an earlier visit.
    const stored = JSON.stringify({ version: 1, car: chosen })
    await page.addInitScript((value) => localStorage.setItem('arus-vehicle', value), stored)
    await shop.open(hrefs.home)
    await shop.searchFor('дворники')
    await expect(page).toHaveURL(hrefs.search({ q: 'дворники', assistants: String(car.id) }))
    const main = page.getByRole('main')
    const cards = main.getByRole('region', { name: 'Товары' }).getByRole('listitem')
    await expect(cards.first()).toContainText('Подходит')
    await main.getByRole('link', { name: /^Убрать машину/ }).click()
    await expect(page).toHaveURL(hrefs.search({ q: 'дворники' }))
    await page.goBack()
    await expect(cards.first()).toContainText('Подходит')
    await shop.searchFor('колодки рио 4')
    await expect(main.getByRole('link', { name: 'Убрать машину: Kia Rio IV (FB)' })).toBeVisible()
    await expect(main).not.toContainText('Не подходит')
  })
})

test('a wrong layout is put right in the words and in the car, and a choice keeps what was said of the car', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.search({ q: 'rjkjlrb cjkzhbc' }))
  const main = page.getByRole('main')
  await expect(main).toContainText('Показаны результаты по «колодки Hyundai Solaris»')
  await shop.open(hrefs.search({ q: 'масляный фильтр дизель спортейдж' }))
  await main.getByText('Уточнить машину').click()
  const choice = main.getByRole('link', { name: 'Kia Sportage III (SL)' })
  await expect(choice).toHaveAttribute(
    'href',
    hrefs.search({ q: 'масляный фильтр Kia Sportage III (SL) дизель' }),
  )
})

test('words beside a VIN are searched, and the car is led to', async ({ page, shop }) => {
  await shop.open(hrefs.search({ q: 'Z94K241CBHR123456 масляный фильтр' }))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Поиск по запросу «масляный фильтр»')
  await expect(main).toContainText(/По VIN это Hyundai Solaris II.*2017 год/)
  await expect(main.getByRole('link', { name: 'Спросить специалиста' }).first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText(/фильтр/i)
  await expect(main.getByRole('link', { name: /^Убрать машину: Hyundai Solaris/ })).toBeVisible()
  const cards = main.getByRole('region', { name: 'Товары' }).getByRole('listitem').filter({ hasText: '₽' })
  await expect(cards.first()).toContainText(/Подходит|проверить/)
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
