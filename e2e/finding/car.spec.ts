import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { createPicker, findCar, findUnfit, PADS, titleOf } from '../fixtures/cars'
import { fillCart } from '../fixtures/cart'
import { tabTo } from '../fixtures/tab-to'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

test('a guest names the car once, by keys alone, and goods are told by it', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const car = await findCar(gateway, 'солярис 2 1.6')
  const unfit = await findUnfit(gateway, car)
  const picker = createPicker(page)

  await shop.open(hrefs.home)
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Личное' }).getByRole('link', { name: 'Автомобиль' }),
  )
  await page.keyboard.press('Enter')
  await picker.expectStep('Марка, автомобиль или VIN')
  await expectAccessible(page)
  await page.keyboard.type('солярис 2 1.6')
  await expect(picker.option(titleOf(car)).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker.dialog).toBeHidden()
  const named = page.getByRole('navigation', { name: 'Личное' }).getByText(`Ваш автомобиль: ${titleOf(car)}`)
  await expect(named).toBeAttached()

  await shop.open(hrefs.section(PADS))
  const only = page.getByRole('link', { name: /^Только для моей машины/ })
  await tabTo(page, only)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`assistants=${car.id}$`))
  const shown = await catalog.cards.count()
  expect(shown).toBeGreaterThan(1)
  await expect(catalog.cards.getByText('Подходит', { exact: true })).toHaveCount(shown)

  await shop.open(hrefs.search({ q: 'дворники' }))
  await page.getByRole('button', { name: 'Только для моей машины' }).click()
  await expect(page).toHaveURL(hrefs.search({ q: 'дворники', assistants: String(car.id) }))

  await shop.open(`${hrefs.section('tormoznaya-sistema')}?assistants=${car.id}`)
  const below = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
  await expect(below.first()).toHaveAttribute('href', new RegExp(`assistants=${car.id}$`))
  const brands = page
    .getByRole('region', { name: 'Фильтры' })
    .getByRole('group')
    .filter({ hasText: /^Бренд/ })
  await expect(brands.getByRole('listitem').first()).not.toHaveText(/\b0$/)

  await shop.open(`${hrefs.products}/${unfit.id}`)
  await expect(page.getByRole('main').getByText('Не подходит', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await shop.open(hrefs.search({ brand: unfit.brand, article: unfit.article }))
  const verdict = page.getByRole('table').getByText('Не подходит', { exact: true }).first()
  await expect(verdict).toBeVisible()
  expect(await verdict.locator('xpath=..').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(30)
})

test('the car of a guest goes with him into the cart and the garage, by keys alone', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
}) => {
  const car = await findCar(gateway, 'солярис 2 1.6')
  const unfit = await findUnfit(gateway, car)
  const picker = createPicker(page)
  await fillCart(account.gateway, [unfit])
  await shop.open(hrefs.home)
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Личное' }).getByRole('link', { name: 'Автомобиль' }),
  )
  await page.keyboard.press('Enter')
  await picker.expectStep('Марка, автомобиль или VIN')
  await page.keyboard.type('солярис 2 1.6')
  await expect(picker.option(titleOf(car)).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(picker.dialog).toBeHidden()

  await shop.open(`${hrefs.products}/${unfit.id}`)
  await tabTo(page, signIn.corner)
  await page.keyboard.press('Enter')
  await signIn.withPassword(account)
  await signIn.expectName(account.name)
  await shop.open(hrefs.cart)
  await expect(page.getByText(/^Не подходит к вашей машине: 1 товар/)).toBeVisible()
  await page.getByRole('button', { name: 'Понятно' }).click()
  await page.reload()
  await expect(page.getByRole('main').getByText('Не подходит', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Не подходит к вашей машине/)).toBeHidden()

  await shop.open(hrefs.garage)
  await tabTo(page, page.getByRole('button', { name: 'Сохранить в гараж' }))
  await page.keyboard.press('Enter')
  const cars = page.getByRole('list', { name: 'Автомобили' })
  await expect(cars.getByRole('link', { name: titleOf(car), exact: true })).toBeVisible()
  await expect(cars.getByText('Магазин подбирает для неё')).toBeVisible()
  await tabTo(page, cars.getByRole('link', { name: titleOf(car), exact: true }))
  await page.keyboard.press('Enter')
  await shop.expectHeading('Автомобиль')
  await expect(page.getByRole('heading', { name: 'Детали для этой машины' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Плановое обслуживание' })).toBeVisible()
  await expectAccessible(page)
})

test('a VIN leads to its car, and one of which the maker is known to the make', async ({ page, shop }) => {
  const picker = createPicker(page)
  await shop.open(hrefs.search({ q: 'XTAGFK330JY144213' }))
  await page.getByRole('link', { name: 'Подобрать по этому VIN' }).click()
  await picker.expectStep('Модель')
  await expect(picker.dialog).toContainText('VIN XTAGFK330JY144213: LADA, 2018 год')
  await expectAccessible(page)
  await picker.dialog.getByRole('option', { name: 'Vesta I', exact: false }).first().click()
  await picker.expectStep('Модификация')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker.dialog).toBeHidden()
  await shop.open(hrefs.section(PADS))
  await expect(page.getByRole('link', { name: /^Только для моей машины Vesta I/ })).toHaveAttribute(
    'href',
    /assistants=\d+-2018$/,
  )
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the name of the car that a part is asked about stays within the page', async ({
    page,
    shop,
    gateway,
  }) => {
    const car = await findCar(gateway, 'солярис 2 1.6')
    const { id } = await findUnfit(gateway, car)
    const picker = createPicker(page)
    await shop.open(`${hrefs.products}/${id}`)
    await page.getByRole('link', { name: 'Подойдёт ли к вашей машине?' }).click()
    await picker.field.fill('солярис 2 1.6')
    await picker.option(titleOf(car)).first().click()
    const named = page.getByRole('main').getByRole('link', { name: titleOf(car) })
    await expect(named).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'pixels to the right of the window').toBeLessThanOrEqual(0)

    await shop.open(hrefs.section(PADS))
    const icon = page.getByRole('link', { name: /^Только для моей машины/ }).locator('svg')
    const [width, own] = await icon.evaluate((svg) => [svg.clientWidth, Number(svg.getAttribute('width'))])
    expect(width).toBe(own)
  })
})

test.describe('on any screen', () => {
  test.use({ viewport: PHONE })

  test('the kit of a service goes into the cart whole', async ({ page, shop, account, context, gateway }) => {
    const car = await findCar(gateway, 'солярис 2 1.6')
    await account.signIn(context)
    await shop.open(hrefs.maintenance)
    await expectFaultlessOnScreens(page)
    await shop.open(hrefs.maintenanceOf({ modification: car.uuid ?? '', mileage: '60000' }))
    await shop.expectHeading(/Solaris II/)
    await expectFaultlessOnScreens(page)
    const requested = await page.getByRole('checkbox', { name: /^Взять / }).count()
    expect(requested).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'В корзину' }).click()
    await expect(shop.notices).toContainText('Товар добавлен в корзину')
    await expect
      .poll(async () => (await account.gateway.call(readCart, {})).products.length)
      .toBeGreaterThan(requested / 2)
  })
})
