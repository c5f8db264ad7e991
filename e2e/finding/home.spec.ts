import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

test('the home page shows goods that people buy, each with its price and a button', async ({ page }) => {
  await page.goto('/')
  const product = page.getByRole('list', { name: 'Популярные товары' }).getByRole('listitem')
  await expect(product.first()).toContainText('₽')
  expect(await product.count()).toBeGreaterThan(5)
  await expect(product.first().getByRole('button', { name: /В корзину/ })).toBeVisible()
  const title = await product.first().getByRole('heading').innerText()
  await product.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split('\n')[0] ?? title)
})

test('a car is chosen on the home page and its card takes the place, on a phone and a desktop', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByRole('list', { name: 'Марки' }).getByRole('link', { name: 'Hyundai' }).click()
    await page
      .getByRole('option', { name: /^Solaris II / })
      .first()
      .click()
    await page.getByRole('listbox', { name: 'Годы выпуска' }).getByRole('option').first().click()
    await page.getByRole('listbox', { name: 'Модификация' }).getByRole('option').first().click()
    const tiles = page.getByRole('list', { name: /^Для Solaris II/ })
    await expect(tiles.getByRole('link', { name: 'Плановое ТО' })).toBeVisible()
    for (const words of [/масла/, /колодки/, /Шины/])
      await expect(tiles.getByRole('link', { name: words })).toBeVisible()
    const long = await tiles.getByRole('link', { name: 'Щётки стеклоочистителя' }).textContent()
    expect(long, 'parts at a syllable').toContain('чисти\u00adтеля')

    await page.reload()
    await tiles.getByRole('link', { name: /Тормозные колодки/ }).click()
    await expect(page).toHaveURL(/assistants=\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('колодки')
    await page.evaluate(() => localStorage.clear())
  }
})

test('words typed on the home page find the car, and none of their letters is lost', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Марка, автомобиль или VIN' }).click()
  await page.keyboard.type('солярис 1.6')
  const cars = page.getByRole('listbox').getByRole('group', { name: 'Автомобили' }).getByRole('option')
  await expect(cars.first()).toContainText('Hyundai Solaris')
  await expect(page.getByRole('combobox', { name: 'Марка, автомобиль или VIN' })).toHaveValue('солярис 1.6')
  // Several generations: the first press stands on the first of them.
  await page.keyboard.press('Enter')
  await expect(cars.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: /^Для Solaris/ })).toBeVisible()
})

test('the first screen of a phone leads to a car without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await page.getByRole('list', { name: 'Марки' }).getByRole('link', { name: 'Hyundai' }).click()
  await expect(page).toHaveURL(/catalog_to\?brand=/)
  await page.goBack()
  await page.getByLabel('Марка, автомобиль или VIN').fill('колодки солярис 2017')
  await page.getByRole('button', { name: 'Найти автомобиль' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('колодки')
  await context.close()
})

test('the home page of a phone is less than 6,000 px high, and its footer unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Гарантия' })).toBeHidden()
  await footer.getByText('Сервисы', { exact: true }).and(page.locator('summary')).click()
  await expect(footer.getByRole('link', { name: 'Гарантия' })).toBeVisible()
})
