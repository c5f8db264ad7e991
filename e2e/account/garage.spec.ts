import { formatPrice } from '@/lib/format/price'
import { createCar } from '@/lib/gateway/contracts/catalog/cars'
import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible } from '../fixtures/accessibility'
import { heldPieces } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { createShop } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

const VIN = 'XTAGFK330JY144213'

test('a car without a VIN is added, gets its VIN later, keeps its expenses, goes and comes back', async ({
  page,
  shop,
  account,
  context,
}) => {
  await account.signIn(context)
  await shop.open(hrefs.garage)
  await page.getByRole('button', { name: 'Добавить автомобиль' }).click()
  const form = page.getByRole('form', { name: 'Новый автомобиль' })
  await form.getByLabel('Марка').fill('LADA')
  await form.getByLabel('Модель').fill('Vesta')
  await form.getByLabel('Пробег, км').fill('42000')
  await form.getByRole('button', { name: 'Добавить в гараж' }).click()
  const cars = page.getByRole('list', { name: 'Автомобили' })
  await cars.getByRole('link', { name: 'LADA Vesta', exact: true }).click()
  await shop.expectHeading('Автомобиль')

  await page.getByRole('link', { name: 'Расходы', exact: true }).click()
  await shop.expectHeading('Расходы на автомобиль')
  await page.getByRole('button', { name: 'Записать расход' }).click()
  await page.getByLabel('Сумма, ₽').fill('2500,50')
  await page.getByLabel('Литры').fill('42,5')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('list', { name: 'Расходы', exact: true })).toContainText('2 500,50 ₽')

  await page.getByRole('link', { name: 'LADA Vesta', exact: true }).click()
  await shop.expectHeading('Автомобиль')
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  await page.getByRole('form', { name: 'Данные автомобиля' }).getByLabel('VIN').fill(VIN.toLowerCase())
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(hrefs.garageVehicle(VIN))
  await shop.open(hrefs.garageExpenses(VIN.toLowerCase()))
  await expect(page.getByRole('list', { name: 'Расходы', exact: true })).toContainText('2 500,50 ₽')

  await shop.open(hrefs.garage)
  await page.getByRole('button', { name: 'Удалить из гаража: LADA Vesta' }).click()
  await expect(page.getByText('В гараже пока пусто')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(cars.getByRole('listitem')).toContainText(['LADA Vesta'])
})

test('an expense added in one tab is seen in the other, and none is lost when both write', async ({
  page,
  shop,
  account,
  context,
}) => {
  await account.signIn(context)
  await account.gateway.call(createCar, { body: { vin: VIN, mark: 'LADA', model: 'Vesta' } })
  const other = await context.newPage()
  await createShop(other).open(hrefs.garageExpenses(VIN))
  await shop.open(hrefs.garageExpenses(VIN))
  for (const [tab, sum] of [
    [page, '1111'],
    [other, '2222'],
  ] as const) {
    await tab.getByRole('button', { name: 'Записать расход' }).click()
    await tab.getByLabel('Сумма, ₽').fill(sum)
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Сохранить' }).click()))
  for (const tab of [page, other]) {
    const rows = tab.getByRole('list', { name: 'Расходы', exact: true }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: '1 111 ₽' })).toHaveCount(1)
    await expect(rows.filter({ hasText: '2 222 ₽' })).toHaveCount(1)
  }
  await page.reload()
  await expect(page.getByRole('list', { name: 'Расходы', exact: true }).getByRole('listitem')).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  const words = page.getByRole('img', { name: /^Столбцы по месяцам/ }).locator('text')
  for (const word of await words.all()) {
    const box = await word.boundingBox()
    expect(box?.height).toBeGreaterThan(11)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  }
  await expect(words).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать XLSX' }).click()
  expect((await download).suggestedFilename()).toBe(`expenses-${VIN}.xlsx`)
})

test('the garage is accessible in every state of it', async ({ page, shop, account, context }) => {
  await account.signIn(context)
  await account.gateway.call(createCar, {
    body: { vin: VIN, mark: 'LADA', model: 'Vesta', year: 2018, mileage: 42_000 },
  })
  await shop.open(hrefs.garage)
  await page.getByRole('button', { name: 'Добавить автомобиль' }).click()
  await expectAccessible(page)
  await shop.open(hrefs.garageVehicle(VIN))
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  await expectAccessible(page)
  await shop.open(hrefs.garageExpenses(VIN))
  await page.getByRole('button', { name: 'Записать расход' }).click()
  await page.getByLabel('Сумма, ₽').fill('500')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByText('Показать таблицей').click()
  await expectAccessible(page)
})

test('a car that is in no garage is said to be none', async ({
  page,
  shop,
  account,
  context,
  strayErrors,
}) => {
  strayErrors.expectError(/404/)
  await account.signIn(context)
  const vin = 'XTAGFK330JY144214'
  for (const nowhere of [hrefs.garageVehicle(vin), hrefs.garageExpenses(vin)]) {
    expect((await page.request.get(nowhere)).status()).toBe(404)
    await shop.open(nowhere)
    await expect(page.getByText('Такой машины в гараже нет')).toBeVisible()
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
})

test('goods are bought for the current car, and its page and its expenses know the order', async ({
  page,
  shop,
  account,
  context,
  gateway,
}) => {
  await account.signIn(context)
  await account.gateway.call(createCar, { body: { vin: 'CAR-0000RTA1', title: 'Рабочая' } })
  await account.gateway.call(createCar, { body: { vin: VIN, mark: 'LADA', model: 'Vesta', isCurrent: true } })
  const product = await findOneProduct(gateway)
  await shop.open(hrefs.product({ internalCode: product.id, brand: product.brand, article: product.article }))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: 1 })

  await shop.open(hrefs.cart)
  await page.getByRole('button', { name: 'Для LADA Vesta' }).click()
  const car = page.getByRole('combobox', { name: /Для автомобиля/ })
  await expect(car).toHaveValue(VIN)
  const other = await context.newPage()
  await createShop(other).open(hrefs.cart)
  await car.selectOption('Рабочая')
  await expect(other.getByRole('button', { name: 'Для Рабочая' })).toBeVisible()
  await expectAccessible(page)
  await car.selectOption('LADA Vesta')
  await expect(other.getByRole('button', { name: 'Для LADA Vesta' })).toBeVisible()
  await other.close()

  const number = await placeOrder(account, [product])
  await shop.open(hrefs.order(number))
  const lines = page.getByRole('region', { name: 'Товары' })
  await expect(lines).toContainText('Для автомобиля LADA Vesta')
  await lines.getByRole('link', { name: 'LADA Vesta' }).click()
  await shop.expectHeading('Автомобиль')
  const orders = page.getByRole('region', { name: 'Заказы для этой машины' })
  await expect(orders).toContainText(`Заказ ${number}`)
  await orders.getByRole('button', { name: `В расходы: заказ ${number}` }).click()
  await expect(orders.getByRole('button')).toHaveCount(0)
  await shop.open(hrefs.garageExpenses(VIN))
  await expect(page.getByRole('list', { name: 'Расходы', exact: true })).toContainText(
    formatPrice(product.price),
  )

  await shop.open(hrefs.garageVehicle('CAR-0000RTA1'))
  await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible()
  await expect(page.getByText(`Заказ ${number}`)).toHaveCount(0)
})
