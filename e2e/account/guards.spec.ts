import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { dropSession, openDemoAccount } from '../fixtures/account'
import { expect, test } from '../fixtures/test'

const CORPORATE = 'fleet@example.com'
const ADMIN = 'admin@example.com'

/** Where a typed address leads, and the answer's rules of caching. */
async function typedAddress(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 })
  const location = response.headers()['location']
  return {
    status: response.status(),
    location: location && location.replace(/^https?:\/\/[^/]+/, ''),
    cache: response.headers()['cache-control'] ?? '',
  }
}

const ACCOUNT_PAGES = [
  hrefs.account,
  hrefs.profile,
  hrefs.cart,
  hrefs.bookmarks,
  hrefs.checkout,
  hrefs.checkoutResult('1'),
  hrefs.orders,
  hrefs.order('1'),
  hrefs.ordersArchive,
  hrefs.loyalty,
  hrefs.managers,
]

test('a guest is led home from the account with his query, and gets in once he has signed in', async ({
  page,
  shop,
  signIn,
  account,
  context,
}) => {
  for (const path of ACCOUNT_PAGES) {
    const { status, location, cache } = await typedAddress(page, `${path}?utm_source=letter&a=1`)
    expect([status, location], path).toEqual([301, '/?utm_source=letter&a=1'])
    expect(cache, path).toContain('no-store')
  }
  await shop.open(`${hrefs.orders}?utm_source=letter`)
  await expect(page).toHaveURL('/?utm_source=letter')
  await signIn.expectGuest()
  // From inside the shop as by a typed address.
  await shop.open(hrefs.shops)
  await shop.follow(`${hrefs.profile}?utm_source=push`)
  await expect(page).toHaveURL('/?utm_source=push')

  await account.signIn(context)
  await shop.open(hrefs.orders)
  await expect(page).toHaveURL(hrefs.orders)
  await shop.expectHeading('Заказы')
})

test('pages of companies are shut to everyone else, and pages of the club to companies', async ({
  page,
  shop,
  account,
  context,
  baseURL,
}) => {
  await account.signIn(context)
  expect(await typedAddress(page, `${hrefs.managers}?a=1`)).toMatchObject({ status: 301, location: '/' })
  await shop.open(hrefs.account)
  await expect(page.getByRole('main').getByRole('link', { name: /Менеджеры/ })).toHaveCount(0)
  await shop.follow(hrefs.managers)
  await expect(page).toHaveURL(hrefs.home)

  await dropSession(page)
  await (await openDemoAccount(baseURL ?? '', CORPORATE)).signIn(context)
  await shop.open(hrefs.account)
  await page
    .getByRole('navigation', { name: 'Личный кабинет' })
    .getByRole('link', { name: 'Менеджеры' })
    .click()
  await shop.expectHeading('Менеджеры')
  await expect(page).toHaveURL(hrefs.managers)

  for (const path of [hrefs.loyalty, hrefs.loyaltyReward])
    expect(await typedAddress(page, `${path}?a=1`), path).toMatchObject({ status: 301, location: '/' })
  await shop.open(hrefs.account)
  await shop.follow(hrefs.loyalty)
  await expect(page).toHaveURL(hrefs.home)
})

test('the sheet of the interface is open to admins alone', async ({ page, account, context, baseURL }) => {
  const refused = { status: 301, location: '/', cache: expect.stringContaining('no-cache') }
  expect(await typedAddress(page, `${hrefs.elements}?a=1`)).toEqual(refused)
  await account.signIn(context)
  expect(await typedAddress(page, hrefs.elements)).toEqual(refused)

  await dropSession(page)
  await (await openDemoAccount(baseURL ?? '', ADMIN)).signIn(context)
  expect((await typedAddress(page, hrefs.elements)).status).toBe(200)
})
