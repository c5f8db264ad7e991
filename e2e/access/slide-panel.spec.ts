import { hrefs } from '@/lib/routing/hrefs'
import { findListing } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ viewport: { width: 390, height: 844 } })

test('goes down into the catalogue and back, and is the default menu again after closing', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.home)
  await page.getByRole('link', { name: 'Меню', exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toHaveAccessibleName('Меню')
  await expect(panel.getByRole('button', { name: 'Назад' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Каталог' }).click()
  await expect(panel).toHaveAccessibleName('Каталог')
  await panel.getByRole('button', { name: 'Назад' }).click()
  await expect(panel).toHaveAccessibleName('Меню')
  await panel.getByRole('button', { name: 'Каталог' }).click()
  await panel.getByRole('button', { name: 'Закрыть' }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('link', { name: 'Меню', exact: true }).click()
  await expect(panel).toHaveAccessibleName('Меню')
})

test('a section chosen in it opens and closes it', async ({ page, shop, gateway }) => {
  const { breadcrumb } = await findListing(gateway)
  const top = breadcrumb.find(({ code }) => code !== 'catalog')
  if (!top) throw new Error('The fullest section stands at the top')
  await shop.open(hrefs.home)
  await page
    .getByRole('navigation', { name: 'Основные разделы' })
    .getByRole('link', { name: 'Каталог' })
    .click()
  const panel = page.getByRole('dialog', { name: 'Каталог' })
  await panel.getByRole('button', { name: top.title, exact: true }).click()
  await panel.locator(`a[href="${hrefs.section(top.code)}"]`).click()
  await expect(panel).toBeHidden()
  await shop.expectHeading(top.title)
})

test('what the menu and the list of shops show is asked of the gateway', async ({ page, shop }) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && !request.headers().rsc
    if (isCall && origin === new URL(page.url()).origin) requested.add(pathname)
  })
  await shop.open(hrefs.home)
  await page.getByRole('link', { name: 'Меню', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Меню' })
  await panel.getByRole('link', { name: 'Выбрать магазин' }).click()
  await expect(page.getByRole('dialog', { name: 'Выберите магазин' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  expect(requested).toContain('/gw/catalog/site/v1/bootstrap')
  expect([...requested].filter((path) => !path.startsWith('/gw/'))).toEqual([])
})

test('without its data it offers another try', async ({ page, shop, strayErrors }) => {
  strayErrors.expectError(/503/)
  await page.route('**/gw/catalog/site/v1/bootstrap*', (route) => route.fulfill({ status: 503 }))
  await shop.open(hrefs.home)
  await page.getByRole('link', { name: 'Меню', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Меню' })
  await expect(panel.getByRole('alert')).toBeVisible()
  await page.unroute('**/gw/catalog/site/v1/bootstrap*')
  await panel.getByRole('button', { name: 'Повторить' }).click()
  await expect(panel.getByRole('button', { name: 'Каталог' })).toBeVisible()
})
