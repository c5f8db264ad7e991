import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { createCart, fillCart, heldPieces } from '../fixtures/cart'
import { createCheckout } from '../fixtures/checkout'
import { DEFAULT_SHOP, findOneProduct } from '../fixtures/products'
import { createSignIn } from '../fixtures/sign-in'
import { createShop } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** The page goes out of sight, and comes back a minute later by its own clock. */
const BACK_IN_A_MINUTE = `{
  const { now } = Date
  const turn = (hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn(true)
  Date.now = () => now() + 60_000
  turn(false)
}`

test('who signs in and out is greeted and forgotten in every open tab', async ({
  page,
  shop,
  signIn,
  account,
  context,
  strayErrors,
}) => {
  // A call that is on its way when the session ends comes too late.
  strayErrors.expectError(/status of 401/)
  const other = await context.newPage()
  const inOther = createSignIn(other)
  await createShop(other).open(hrefs.shops)
  await inOther.expectGuest()
  await shop.open(hrefs.home)
  await signIn.corner.click()
  await signIn.withPassword(account)
  await signIn.expectName(account.name)
  await inOther.expectName(account.name)

  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()
  await signIn.expectGuest()
  await inOther.expectGuest()
})

test('the cart is the same in every open tab, and knows what another device has done when its reader comes back', async ({
  page,
  shop,
  cart,
  account,
  productInCart: product,
  context,
}) => {
  await account.signIn(context)
  const other = await context.newPage()
  const inOther = createCart(other)
  await createShop(other).open(hrefs.cart)
  await shop.open(hrefs.cart)
  await cart.expectQuantity(product, 1)
  await inOther.expectQuantity(product, 1)

  await inOther.more(product).click({ clickCount: 3 })
  await inOther.expectQuantity(product, 4)
  await cart.expectQuantity(product, 4)
  await cart.expectTotal(product.price * 4)

  await cart.less(product).click()
  await inOther.expectQuantity(product, 3)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: 3 })

  await fillCart(account.gateway, [product], 5)
  const onOtherDevice = await heldPieces(account.gateway)
  expect(onOtherDevice).not.toEqual({ [product.article]: 3 })
  await page.evaluate(BACK_IN_A_MINUTE)
  await cart.expectQuantity(product, onOtherDevice[product.article] ?? 0)
  await cart.expectTotal(product.price * (onOtherDevice[product.article] ?? 0))

  await cart
    .line(product)
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(other.getByText('В корзине пока пусто')).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Личное' })).not.toContainText('товар')
})

test('an order that is placed in one tab leaves nothing of it in the cart of another', async ({
  page,
  shop,
  cart,
  account,
  productInCart: product,
  context,
}) => {
  await account.signIn(context)
  await shop.open(hrefs.cart)
  await cart.expectQuantity(product, 1)
  const other = await context.newPage()
  const checkout = createCheckout(other)
  await other.goto(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await checkout.goOn()
  await checkout.order.click()
  await checkout.expectPlaced()
  await expect(page.getByText('В корзине пока пусто')).toBeVisible()
})

test('a shop that is chosen in one tab is that of the others, and their cart follows', async ({
  page,
  shop,
  cart,
  account,
  gateway,
  context,
}) => {
  const { shops } = await gateway.call(getBootstrap, {})
  const other = shops.find(({ supplierId }) => supplierId !== DEFAULT_SHOP)
  const [station] = other?.metro ?? []
  if (!other || !station) throw new Error('The demo shop has no second shop')
  const product = await findOneProduct(gateway, { ownWarehouse: true })
  await fillCart(account.gateway, [product])
  await account.signIn(context)
  await shop.open(hrefs.cart)
  await cart.expectQuantity(product, 1)

  const second = await context.newPage()
  await second.goto(hrefs.shops)
  const choice = second.getByRole('dialog', { name: 'Выберите магазин' })
  // Before its script is there the link leads to the page of shops, which is this page.
  await expect(async () => {
    await second.getByTitle('Выбрать магазин').click()
    await expect(choice).toBeVisible({ timeout: 3000 })
  }).toPass()
  await choice.getByRole('button', { name: other.title }).click()
  await expect(page.getByTitle('Выбрать магазин')).toContainText(station.name)
  const moved = async () => (await account.gateway.call(readCart, {})).products.map((line) => line.supplierId)
  await expect.poll(moved).toEqual([other.supplierId])
  await cart.more(product).click()
  await cart.expectQuantity(product, 2)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: 2 })
})

test('a sign-out takes name, phone and address of a checkout out of every open tab', async ({
  page,
  checkout,
  account,
  productInCart,
  context,
}) => {
  expect(productInCart.price).toBeGreaterThan(0)
  await account.signIn(context)
  await page.goto(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await stored()).toContain(account.name)
  const other = await context.newPage()
  await other.goto(hrefs.account)
  await other.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()
  await createSignIn(page).expectGuest()
  for (const said of [account.name, account.phone]) expect(await stored()).not.toContain(said)
})
