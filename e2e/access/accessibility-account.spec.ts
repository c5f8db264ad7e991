import type { Page } from '@playwright/test'
import type { GatewayClient } from '@/lib/gateway/client'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { type Account, openDemoAccount } from '../fixtures/account'
import { expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { fillCart } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import type { Shop } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pages of a retail customer, with the words that show that they are complete. */
const pages: Record<string, { path: string; text: string | RegExp }> = {
  'the overview': { path: hrefs.account, text: 'Мария Ветрова' },
  'the profile': { path: hrefs.profile, text: 'Удаление кабинета' },
  'the empty cart': { path: hrefs.cart, text: 'В корзине пока пусто' },
  'the way into the club': { path: hrefs.loyalty, text: 'Вступите в клуб' },
  'the promo codes without a card': { path: hrefs.loyaltyReward, text: 'Сначала карта' },
  'the empty bookmarks': { path: hrefs.bookmarks, text: 'Закладок пока нет' },
  'the empty list of orders': { path: hrefs.orders, text: 'Текущих заказов нет' },
  'the archive of orders': { path: hrefs.ordersArchive, text: 'Архив пуст' },
  'goods to review': { path: hrefs.reviews, text: 'Пока не о чем рассказать' },
  'no written reviews': { path: hrefs.writtenReviews, text: 'Вы ещё ничего не написали' },
  'the empty storage': { path: hrefs.tyreStorage, text: 'На хранении пока ничего нет' },
  'the checkout of nothing': { path: hrefs.checkout, text: 'В заказе пока нет товаров' },
}

const pagesOfCompany: Record<string, { path: string; text: string | RegExp }> = {
  'the managers': { path: hrefs.managers, text: 'Мария Лебедева' },
  'the balance': { path: hrefs.balance, text: 'Клиенты и контрагенты' },
  'the wheels of a company': { path: hrefs.tyreStorage, text: 'ООО Автопарк Юг' },
  'a company’s profile': { path: hrefs.profile, text: 'Удаление кабинета' },
}

/** The journeys of the staff look at the others while they work there. */
const pagesOfAdministrator: Record<string, { path: string; text: string | RegExp }> = {
  'the sheet of elements': { path: hrefs.elements, text: 'Тексты' },
  'the queue of reviews': { path: deskHrefs.reviews, text: /Новые \(\d+\)/ },
  'the desk of orders': { path: deskHrefs.orders, text: 'Открытые' },
  'the rules of payment': { path: deskHrefs.payment, text: 'Способы оплаты' },
  'the names of suppliers': { path: deskHrefs.suppliers, text: 'Название' },
  'the choice of popular products': { path: deskHrefs.popular, text: 'Найти товар' },
}

async function orderSomething(account: Account, gateway: GatewayClient): Promise<string> {
  return placeOrder(account, [await findOneProduct(gateway)], { payment: 'online' })
}

test.describe('opened on a phone, then seen on a desktop', () => {
  test.use({ viewport: PHONE })

  async function expectFaultlessPages({ page, shop }: { page: Page; shop: Shop }, pagesOfOne: typeof pages) {
    for (const [name, { path, text }] of Object.entries(pagesOfOne)) {
      await test.step(name, async () => {
        await shop.open(path)
        await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
        await expectFaultlessOnScreens(page)
      })
    }
  }

  test('the pages of a retail customer have no fault', async ({ page, shop, account, context }) => {
    test.slow()
    await account.signIn(context)
    await expectFaultlessPages({ page, shop }, pages)
  })

  for (const [who, email, pagesOfThem] of [
    ['a company', 'fleet@example.com', pagesOfCompany],
    ['an administrator', 'admin@example.com', pagesOfAdministrator],
  ] as const) {
    test(`the pages of ${who} have no fault`, async ({ page, shop, context, baseURL }) => {
      await (await openDemoAccount(baseURL ?? '', email)).signIn(context)
      await expectFaultlessPages({ page, shop }, pagesOfThem)
    })
  }

  test('the screens of signing in have no fault', async ({ page, shop, signIn, account, gateway }) => {
    const product = await findOneProduct(gateway)
    await shop.open(`${hrefs.products}/${product.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В корзину/ })
      .first()
      .click()
    await expect(signIn.dialog('Вход по коду')).toBeVisible()
    await expectFaultlessOnScreens(page)
    await signIn.dialog('Вход по коду').getByRole('button', { name: 'Войти с паролем' }).click()
    await expectFaultlessOnScreens(page)
    await signIn.dialog('Вход').getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(signIn.dialog('Вход').getByText('Введите пароль').first()).toBeVisible()
    await expectFaultlessOnScreens(page)
    await signIn.dialog('Вход').getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(signIn.dialog('Регистрация')).toBeVisible()
    await expectFaultlessOnScreens(page)
    await signIn
      .dialog('Регистрация')
      .getByRole('button', { name: /Уже есть кабинет/ })
      .click()
    await signIn.dialog('Вход').getByRole('button', { name: 'Забыли пароль?' }).click()
    const recovery = signIn.dialog('Новый пароль')
    await recovery.getByLabel('Телефон или почта').fill(account.email)
    await expectFaultlessOnScreens(page)
    await recovery.getByRole('button', { name: 'Получить код' }).click()
    await expect(recovery.getByLabel('Код из сообщения')).toBeVisible()
    await expectFaultlessOnScreens(page)
  })

  test('the cart has no fault', async ({ page, shop, cart, account, context, gateway }) => {
    const product = await findOneProduct(gateway)
    await fillCart(account.gateway, [product], 2)
    await account.signIn(context)
    await shop.open(hrefs.cart)
    await cart.expectQuantity(product, 2)
    await expectFaultlessOnScreens(page)
    await cart
      .line(product)
      .getByRole('button', { name: /^Отложить/ })
      .click()
    await expect(cart.postponed).toBeVisible()
    await expectFaultlessOnScreens(page)
    await page.getByRole('button', { name: 'Загрузить из файла' }).click()
    await expect(page.getByRole('dialog', { name: 'Загрузка из файла' })).toBeVisible()
    await expectFaultlessOnScreens(page)
  })

  test('every step of the checkout has no fault', async ({
    page,
    shop,
    checkout,
    account,
    context,
    gateway,
  }) => {
    await fillCart(account.gateway, [await findOneProduct(gateway)])
    await account.signIn(context)
    await shop.open(hrefs.checkout)
    await expect(checkout.step('Получение')).toBeVisible()
    await expectFaultlessOnScreens(page)
    await checkout.choose('Как получить заказ', 'Доставка')
    await checkout.goOn()
    await expect(checkout.step('Получение').getByText('Выберите способ доставки').first()).toBeVisible()
    await expectFaultlessOnScreens(page)
    await checkout.choose('Как получить заказ', 'Самовывоз')
    await checkout.choose('Магазин', 'Арус на Варшавском')
    await checkout.goOn()
    await checkout.choose('Способ оплаты', 'Картой онлайн')
    await expectFaultlessOnScreens(page)
    await checkout.goOn()
    await expect(checkout.step('Контакты')).toBeVisible()
    await checkout.choose('Кто покупает', 'Юридическое лицо')
    await expectFaultlessOnScreens(page)
    await checkout.choose('Кто покупает', 'Физическое лицо')
    await checkout.goOn()
    await expect(checkout.order).toBeVisible()
    await expectFaultlessOnScreens(page)
  })

  test('an order has no fault', async ({ page, shop, account, context, gateway }) => {
    const number = await orderSomething(account, gateway)
    await account.signIn(context)
    await shop.open(hrefs.checkoutResult(number))
    await expect(page.getByRole('region', { name: 'Заказ принят' })).toBeVisible()
    await expectFaultlessOnScreens(page)
    await shop.open(hrefs.order(number))
    await expect(page.getByRole('region', { name: 'Товары' })).toBeVisible()
    await expectFaultlessOnScreens(page)
    await page.getByRole('button', { name: 'Отменить товары' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFaultlessOnScreens(page)
    await shop.open(hrefs.orders)
    await expect(page.getByRole('list', { name: 'Заказы' })).toBeVisible()
    await expectFaultlessOnScreens(page)
  })
})
