import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { hrefs } from '@/lib/routing/hrefs'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { gzipBytes } from '@/tools/bench/browser'
import { type Account, openDemoAccount } from '../fixtures/account'
import { pretendConnection } from '../fixtures/connection'
import { nameOf } from '../fixtures/cart'
import { findOneProduct, type Product } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

const PAGES = [
  hrefs.account,
  hrefs.orders,
  hrefs.loyalty,
  hrefs.loyaltyReward,
  hrefs.reviews,
  hrefs.writtenReviews,
  questionHrefs.own,
  hrefs.tyreStorage,
  hrefs.balance,
  hrefs.garage,
  hrefs.bookmarks,
]
/** kB, gzip, that such a page may load above a page with nothing on it. */
const ABOVE_EMPTY = 30

async function keepBookmark(account: Account, goods: Product): Promise<void> {
  const { brand, article, title, id: code } = goods
  const product = { id: article + brand, partNumber: article, brand, title, code, tags: [] }
  const bookmarks = JSON.stringify({ version: 1, products: [product], tags: [] })
  await account.gateway.call(setStorage, { body: { bookmarks } })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the account holds what its owner has', async ({ page, context, account, gateway }) => {
    const number = await placeOrder(account, [await findOneProduct(gateway)])
    await account.signIn(context)
    await page.goto(hrefs.orders)
    await expect(page.getByRole('list', { name: 'Заказы' })).toContainText(number)
    await page.goto(hrefs.order(number))
    await expect(page.getByRole('heading', { name: 'Товары' })).toBeVisible()
    await page.goto(hrefs.account)
    await expect(page.getByLabel('Вы вошли как')).toContainText(`${account.name} ${account.secondName}`)
  })

  test('the page of bookmarks holds them with what they cost', async ({
    page,
    context,
    account,
    gateway,
  }) => {
    const goods = await findOneProduct(gateway)
    await keepBookmark(account, goods)
    await account.signIn(context)
    await page.goto(hrefs.bookmarks)
    const row = page.getByRole('list', { name: 'Закладки' }).getByRole('listitem')
    await expect(row).toContainText(nameOf(goods))
    await expect(row).toContainText('₽')
  })
})

test('a bookmark is let go before the page has read it by itself', async ({
  page,
  context,
  account,
  gateway,
}) => {
  await keepBookmark(account, await findOneProduct(gateway))
  await account.signIn(context)
  await page.goto(hrefs.bookmarks)
  await page.getByRole('button', { name: 'В закладках' }).click()
  await expect(page.getByText('Закладок пока нет')).toBeVisible()
  await expect
    .poll(() => account.gateway.call(getStorage, { body: { keys: ['bookmarks'] } }))
    .toMatchObject({ bookmarks: expect.stringContaining('"products":[]') })
})

test('two who ask for one page at once are each shown their own', async ({ browser, baseURL, account }) => {
  const people = [account, await openDemoAccount(baseURL ?? '', 'anna@example.com')]
  const pages = await Promise.all(
    people.map(async (person) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
      await person.signIn(context)
      return context.newPage()
    }),
  )
  await Promise.all(pages.map((page) => page.goto(hrefs.account)))
  for (const [at, page] of pages.entries()) {
    const { name, secondName } = people[at] ?? account
    await expect(page.getByLabel('Вы вошли как')).toContainText(`${name} ${secondName}`)
  }
  await Promise.all(pages.map((page) => page.context().close()))
})

test('a page of the account asks for nothing and loads little until somebody is there', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const anna = await openDemoAccount(baseURL ?? '', 'anna@example.com')
  await anna.signIn(context)
  // What is fetched ahead is another page's.
  await pretendConnection(page, { saveData: true })
  const scripts = new Set<string>()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname)
  })
  const weigh = async () => {
    const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
    return { kB: gzipBytes(bodies) / 1000, text: Buffer.concat(bodies).toString() }
  }
  const open = async (href: string) => {
    scripts.clear()
    calls.length = 0
    await page.goto(href)
    await expect.poll(() => scripts.size).toBeGreaterThan(0)
    // Not longer: five seconds after its start a page begins by itself what a first press begins.
    await page.waitForLoadState('networkidle')
    return weigh()
  }
  await context.clearCookies({ name: 'arus_user' })
  const empty = await open('/blank')
  await anna.signIn(context)
  for (const href of PAGES) {
    const { kB, text } = await open(href)
    expect.soft(calls, href).toEqual([])
    expect.soft(text.includes('$ZodError'), `${href} loads the schemas`).toBe(false)
    expect.soft(kB - empty.kB, href).toBeLessThan(ABOVE_EMPTY)
  }
  await page.mouse.move(100, 100)
  await expect.poll(() => calls).toContain('/gw/orders/v3/spa/basket/read')
})
