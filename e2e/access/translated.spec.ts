import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { heldPieces, nameOf } from '../fixtures/cart'
import { findListing } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ consent: 'necessary' })
// Where a text is replaced in the very moment in which React takes it over, React draws the page anew and says so.
test.beforeEach(({ strayErrors }) => strayErrors.expectError(/Minified React error #418/))

/** One way of translating each: what the page does in all of them is proven beside `surviveTranslation`. */
test.describe('on a page whose translator replaces the texts', () => {
  test.use({ translator: 'replaces' })

  test('a guest finds a part by the catalogue, signs in, changes its quantity, orders it and walks the account', async ({
    page,
    shop,
    signIn,
    catalog,
    cart,
    checkout,
    account,
    gateway,
  }) => {
    test.slow()
    const { code, title } = await findListing(gateway)
    const product = await findOneProduct(gateway)
    const personal = page.getByRole('navigation', { name: 'Личное' })

    await test.step('a dialog opens, says what is wrong, and closes', async () => {
      await shop.open(hrefs.home)
      await signIn.corner.click()
      const dialog = signIn.dialog('Вход')
      await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(dialog.getByText(/^Введите|^Укажите/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('a part is found by the catalogue and put into the cart', async () => {
      await page.getByRole('link', { name: 'Каталог', exact: true }).first().click()
      await expect(page.getByRole('dialog', { name: 'Каталог' })).toBeVisible()
      await shop.open(hrefs.section(code))
      await shop.expectHeading(title)
      await expect(catalog.cards).not.toHaveCount(0)
      await shop.searchFor(product.article)
      await shop.expectHeading(`Поиск по номеру ${product.article}`)
      await shop.open(`${hrefs.products}/${product.id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^В корзину/ })
        .first()
        .click()
      await signIn.withPassword(account)
      await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible()
      await expect(personal).toContainText('1 товар')
      expect(await heldPieces(account.gateway)).toEqual({ [product.article]: 1 })
    })

    await test.step('a changed quantity shows the new sum, never the old one', async () => {
      await shop.open(hrefs.cart)
      await cart.expectTotal(product.price)
      for (const pieces of [2, 3]) {
        await cart.more(product).click()
        await cart.expectQuantity(product, pieces)
        await expect(cart.totals).toContainText(formatPrice(product.price * pieces))
        await expect(cart.totals).not.toContainText(formatPrice(product.price * (pieces - 1)))
      }
      await expect(personal).toContainText(formatPrice(product.price * 3))
    })

    await test.step('an order is placed', async () => {
      await shop.open(hrefs.checkout)
      await checkout.choose('Магазин', 'Арус на Варшавском')
      await checkout.goOn()
      await checkout.choose('Способ оплаты', 'Наличными при получении')
      await checkout.goOn()
      await checkout.goOn()
      await checkout.expectToPay(product.price * 3)
      await checkout.order.click()
      await checkout.expectPlaced()
      await expect(personal).not.toContainText('товар')
    })

    await test.step('the account is walked through: profile, garage, orders', async () => {
      await shop.open(hrefs.profile)
      const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
      for (const heading of ['Гараж', 'Заказы', 'Закладки', 'Профиль', 'Гараж']) {
        await menu.getByRole('link', { name: heading, exact: true }).click()
        await shop.expectHeading(heading)
      }
      await page.getByRole('button', { name: 'Добавить автомобиль' }).click()
      const form = page.getByRole('form', { name: 'Новый автомобиль' })
      await form.getByLabel('Марка').fill('LADA')
      await form.getByLabel('Модель').fill('Vesta')
      await form.getByRole('button', { name: 'Добавить в гараж' }).click()
      const cars = page.getByRole('list', { name: 'Автомобили' })
      await expect(cars.getByRole('link', { name: 'LADA Vesta', exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Удалить из гаража: LADA Vesta' }).click()
      await expect(page.getByText('В гараже пока пусто')).toBeVisible()
    })
  })
})

test.describe('on a page whose translator moves the texts', () => {
  test.use({ translator: 'moves' })

  test('the desk is walked through, and an order is worked on', async ({
    page,
    shop,
    account,
    context,
    gateway,
    baseURL,
  }) => {
    const product = await findOneProduct(gateway)
    const number = await placeOrder(account, [product])
    await (await openDemoAccount(baseURL ?? '', 'admin@example.com')).signIn(context)
    await shop.open(deskHrefs.orders)
    const places = page.getByRole('navigation', { name: 'Рабочее место' })
    for (let at = (await places.getByRole('link').count()) - 1; at >= 0; at -= 1) {
      await places.getByRole('link').nth(at).click()
      await expect(places.getByRole('link').nth(at)).toHaveAttribute('aria-current', 'page')
    }
    await shop.open(deskHrefs.order(number))
    await page.getByLabel(`Что сделать: ${nameOf(product)}`).selectOption('Отказ поставщика')
    await page.getByLabel(`Причина отказа: ${nameOf(product)}`).fill('Снято с производства')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Товары' })).toContainText('Снято с производства')
    await page.getByLabel('Сообщение').fill('Подберём замену')
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByText('Сообщение магазина: Подберём замену')).toBeVisible()
  })
})
