import { hrefs } from '@/lib/routing/hrefs'
import { nameOf } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { createShop } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test('a guest keeps a part, signs in, and finds it among his bookmarks', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  await shop.open(`${hrefs.products}/${product.id}`)
  await page
    .getByRole('button', { name: `В закладки: ${nameOf(product)}` })
    .first()
    .click()
  await signIn.withPassword(account)
  await expect(page.getByRole('button', { name: `В закладках: ${nameOf(product)}` }).first()).toBeVisible()
  await expect(page).toHaveURL(`${hrefs.products}/${product.id}`)
  await page
    .getByRole('navigation', { name: 'Личное' })
    .getByRole('link', { name: /Закладки/ })
    .click()
  await shop.expectHeading('Закладки')
  await expect(page.getByRole('list', { name: 'Закладки' }).getByRole('listitem')).toContainText([
    nameOf(product),
  ])
  await page.reload()
  await expect(page.getByRole('list', { name: 'Закладки' }).getByRole('listitem')).toContainText([
    nameOf(product),
  ])
})

test('bookmarks and their tags agree between tabs', async ({ page, shop, account, gateway, context }) => {
  const product = await findOneProduct(gateway)
  await account.signIn(context)
  const other = await context.newPage()
  await createShop(other).open(hrefs.bookmarks)
  await expect(other.getByText('Закладок пока нет')).toBeVisible()

  await shop.open(`${hrefs.products}/${product.id}`)
  await page
    .getByRole('button', { name: `В закладки: ${nameOf(product)}` })
    .first()
    .click()
  const inOther = other.getByRole('list', { name: 'Закладки' }).getByRole('listitem')
  await expect(inOther).toContainText([nameOf(product)])

  await shop.open(hrefs.bookmarks)
  const rows = page.getByRole('list', { name: 'Закладки' }).getByRole('listitem')
  await page.getByLabel('Новая метка').fill('ТО')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const tagInOther = other
    .getByRole('group', { name: 'Метки', exact: true })
    .getByRole('button', { name: /^ТО/ })
  await expect(tagInOther).toHaveText('ТО 0')
  await rows.getByText('Добавить метку').click()
  await rows.getByRole('checkbox', { name: 'ТО' }).check()
  await expect(tagInOther).toHaveText('ТО 1')
  await tagInOther.click()
  await expect(inOther).toHaveCount(1)

  await other.getByRole('button', { name: 'Удалить метку «ТО»' }).click()
  await expect(page.getByRole('group', { name: 'Метки', exact: true })).not.toContainText('ТО')
  await rows.getByRole('button', { name: 'В закладках' }).click()
  await expect(other.getByText('Закладок пока нет')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Закладок пока нет')).toBeVisible()
})
