import { hrefs } from '@/lib/routing/hrefs'
import { createCart, heldPieces } from './fixtures/cart'
import { createSignIn } from './fixtures/sign-in'
import { createShop } from './fixtures/shop'
import { expect, test } from './fixtures/test'

test('who signs in and out is greeted and forgotten in every open tab', async ({
  page,
  shop,
  signIn,
  account,
  context,
}) => {
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

test('the cart is the same in every open tab', async ({
  shop,
  cart,
  account,
  goodsInCart: goods,
  context,
}) => {
  await account.signIn(context)
  const other = await context.newPage()
  const inOther = createCart(other)
  await createShop(other).open(hrefs.cart)
  await shop.open(hrefs.cart)
  await cart.expectQuantity(goods, 1)
  await inOther.expectQuantity(goods, 1)

  await inOther.more(goods).click({ clickCount: 3 })
  await inOther.expectQuantity(goods, 4)
  await cart.expectQuantity(goods, 4)
  await cart.expectTotal(goods.price * 4)

  await cart.less(goods).click()
  await inOther.expectQuantity(goods, 3)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [goods.article]: 3 })

  await cart
    .line(goods)
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(other.getByText('В корзине пока пусто')).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Личное' })).not.toContainText('товар')
})
