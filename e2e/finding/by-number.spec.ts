import { hrefs } from '@/lib/routing/hrefs'
import { chooseCar, findCar } from '../fixtures/cars'
import { findPartWithAnalogs, findProduct, findSharedNumber } from '../fixtures/demo-products'
import { typedInRussianLayout } from '../fixtures/typed-in-russian-layout'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

test('a number of several brands leads to a choice, then to the part and its offers', async ({
  page,
  shop,
  gateway,
}) => {
  const { article, brands, second } = await findSharedNumber(gateway)
  await shop.open(hrefs.home)
  await shop.searchFor(article)
  await shop.expectHeading(`Поиск по номеру ${article}`)
  const choice = page.getByRole('list', { name: 'Бренды с этим номером' })
  await expect(choice.getByRole('listitem')).toHaveCount(brands.length)
  await choice.getByRole('link', { name: `${second.brand} ${second.article}`, exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Запрошенный артикул' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(second.brand)
})

test('a number of one brand leads straight to the part, its offers and its analogs', async ({
  page,
  shop,
  gateway,
}) => {
  const { part, analog } = await findPartWithAnalogs(gateway)
  await shop.open(hrefs.home)
  await shop.searchFor(part.article)
  await expect(page.getByRole('heading', { name: 'Запрошенный артикул' })).toBeVisible()
  const offers = page.getByRole('table', { name: `Предложения ${part.brand} ${part.article} и аналогов` })
  await expect(offers.getByRole('row').nth(1)).toContainText('₽')
  await expect(page.getByRole('heading', { name: 'Аналоги' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${analog.brand} ${analog.article}` }).first()).toBeVisible()

  await page
    .getByRole('link', { name: `${part.brand} ${part.article}` })
    .first()
    .click()
  await shop.expectHeading(new RegExp(part.title))
})

test('a number that its maker replaced leads to the one that is sold', async ({ page, shop }) => {
  await shop.open(hrefs.home)
  await shop.searchFor('2630035503')
  const notice = page.getByText('Производитель заменил номер 26300-35503')
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Hyundai/Kia 26300-35505' }).click()
  await expect(
    page.getByRole('table', { name: 'Предложения Hyundai/Kia 26300-35505 и аналогов' }),
  ).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('the same part is found in whatever way its number is typed', async ({ page, shop, gateway }) => {
  await shop.open(hrefs.home)
  for (const [how, type] of [
    ['in the wrong keyboard layout', typedInRussianLayout],
    ['in lower case', (article: string) => article.toLowerCase()],
    ['without its signs', (article: string) => article.replace(/[^\p{L}\p{N}]/gu, '')],
    ['with dashes', (article: string) => article.replace(/\B(?=\d{2}$)/, '-')],
    ['with spaces', (article: string) => article.replace(/\B(?=\d{2}$)/, ' ')],
  ] as const) {
    await test.step(how, async () => {
      const { brandString, partNumber } = await findProduct(gateway, ({ partNumber: article }) => {
        return /^[A-Z]{2,}[ -]?\d{2,}$/.test(article) && type(article) !== article
      })
      await shop.searchFor(type(partNumber))
      await shop.expectHeading(`Поиск по номеру ${type(partNumber)}`)
      await expect(page.getByRole('link', { name: `${brandString} ${partNumber}` }).first()).toBeVisible()
    })
  }
})

test('only original parts are shown when only those are wanted, and the address says so', async ({
  page,
  shop,
  gateway,
}) => {
  const { part } = await findPartWithAnalogs(gateway)
  await shop.open(hrefs.search({ brand: part.brand, article: part.article }))
  await page.getByRole('link', { name: 'Только оригинал' }).click()
  await expect(page).toHaveURL(hrefs.search({ brand: part.brand, article: part.article, oem: true }))
  await expect(page.getByRole('heading', { name: 'Оригинальные аналоги' })).toBeVisible()
})

test('a number that nobody knows offers the next step', async ({ page, shop }) => {
  await shop.open(hrefs.search({ q: 'ZZZ00000000', mode: 'articul' }))
  await expect(page.getByRole('main')).toContainText('ничего не нашлось')
  await page.getByRole('link', { name: 'Искать в названиях' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('mode') === 'name')
})

test('an internal code finds its product', async ({ page, shop, gateway }) => {
  const product = await findProduct(gateway)
  await shop.open(hrefs.search({ q: product.id.replace('00-', ''), mode: 'arusCode' }))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(product.partNumber) })
      .first(),
  ).toBeVisible()
})

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`the table of a number is ordered, narrowed and unfolded on ${device}`, async ({
    page,
    shop,
    gateway,
  }) => {
    const { part } = await findPartWithAnalogs(gateway, { analogs: 3 })
    await page.setViewportSize(viewport)
    const address = { brand: part.brand, article: part.article }
    await shop.open(hrefs.search({ ...address, order: 'price' }))
    await expect(page.getByRole('link', { name: 'Сообщить о снижении цены' })).toBeVisible()
    const table = page.getByRole('table')
    const rows = table.getByRole('row').filter({ has: page.getByRole('button', { name: /корзину/ }) })
    // The first price of a cell; a former one follows it.
    const cells = rows.locator('td:nth-last-child(2)')
    const prices = (await cells.allTextContents())
      .slice(1)
      .map((text) => Number((/([\d\s]+)(?:,\d+)?\s₽/u.exec(text)?.[1] ?? '').replaceAll(/\s/g, '')))
    expect(prices).toEqual(prices.toSorted((left, right) => left - right))

    // A part is one line, whatever speaks for it.
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(64)
    // Prices stand under each other, a former one or not, and so do the marks that unfold a line of a phone.
    const priceEdges = await cells.locator('> span').evaluateAll((shown) =>
      shown.map(({ firstChild }) => {
        const text = document.createRange()
        if (firstChild) text.selectNode(firstChild)
        return Math.round(text.getBoundingClientRect().right)
      }),
    )
    expect(new Set(priceEdges).size).toBe(1)
    const unfolding = await rows.getByRole('rowheader').getByRole('button').all()
    const marks = await Promise.all(unfolding.map((mark) => mark.boundingBox()))
    if (viewport.width < 600) expect(new Set(marks.map((mark) => mark?.x)).size).toBe(1)

    const tools = page.getByRole('form', { name: 'Отбор предложений' })
    const shown = await rows.count()
    await tools.getByRole('textbox', { name: 'Цена до, рублей' }).fill(String(prices[0]))
    await tools.getByRole('textbox', { name: 'Цена до, рублей' }).press('Tab')
    await expect(page.getByText(/^Скрыто \d+ предложени/)).toBeVisible()
    expect(await rows.count()).toBeLessThan(shown)
    await tools.getByRole('button', { name: 'Сбросить' }).click()
    await expect(rows).toHaveCount(shown)

    const more = table.getByRole('button', { name: /^(Ещё|Подробнее)/ }).first()
    await more.click()
    await expect(table.getByRole('button', { name: /^Свернуть/ })).toBeVisible()
    await table.getByRole('button', { name: /^Свернуть/ }).click()
    await expect(table.getByRole('button', { name: /^Свернуть/ })).toHaveCount(0)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    for (const maker of await table.getByRole('rowheader').getByRole('link').locator('b').all())
      expect(
        await maker.evaluate((word) => word.scrollWidth <= word.clientWidth || word.clientWidth === 0),
      ).toBe(true)
  })
}

test('the names of parts have room beside the verdicts of a car, however wide the screen is', async ({
  page,
  shop,
  gateway,
}) => {
  const { part } = await findPartWithAnalogs(gateway, { analogs: 3 })
  const words = 'солярис 2 1.6'
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open(hrefs.search({ brand: part.brand, article: part.article }))
  await chooseCar(page, words, await findCar(gateway, words))
  const names = page.getByRole('table').getByRole('rowheader').getByRole('link')
  for (const width of [820, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeLessThan(56)
  }
})

test('the order and the filters of the table stand in the address and hold after a reload, on a phone too', async ({
  page,
  shop,
  gateway,
}) => {
  const { part } = await findPartWithAnalogs(gateway, { analogs: 3 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open(hrefs.search({ brand: part.brand, article: part.article }))
  await page.getByRole('columnheader', { name: 'Цена' }).getByRole('link').click()
  await expect(page).toHaveURL(/[?&]order=price/)
  await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
  const tools = page.getByRole('form', { name: 'Отбор предложений' })
  await tools.getByRole('textbox', { name: 'Цена до, рублей' }).fill('1')
  await tools.getByRole('checkbox', { name: 'Свой склад' }).check()
  await expect(page).toHaveURL(/order=price#own=on&price=1$/)
  const hidden = await page.getByText(/^Скрыто \d+ предложени/).innerText()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await expect(page.getByText(hidden)).toBeVisible()
  await expect(tools.getByRole('checkbox', { name: 'Свой склад' })).toBeChecked()
  await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: 'Срок' }).getByRole('link').click()
  await expect(page).toHaveURL(/order=term#own=on&price=1$/)
  await tools.getByRole('button', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL(/order=term$/)

  await page.getByRole('table').getByRole('link', { name: part.article }).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(/order=term$/)
  await expect(page.getByRole('columnheader', { name: 'Срок' })).toHaveAttribute('aria-sort', 'ascending')
})
