import type { Page } from '@playwright/test'
import { findListing } from '../fixtures/demo-products'
import { nameOf } from '../fixtures/cart'
import { findOneProduct, findTwoProducts } from '../fixtures/products'
import { SERVICES, test } from '../fixtures/marketing'
import { expect } from '../fixtures/test'
import { hrefs } from '@/lib/routing/hrefs'

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

const LATE_START_MS = 5000

/** What the browser remembers of what he looked at and searched for. */
function traces(page: Page): Promise<string> {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key) ?? '').join(''),
    ['arus_viewed', 'search-history'],
  )
}

test.describe('a visitor who has not been asked', () => {
  test.use({ consent: 'undecided' })

  test('is known to nobody until he agrees, and to nobody after he has changed his mind', async ({
    page,
    shop,
    services,
    gateway,
  }) => {
    const [goods] = await findTwoProducts(gateway)
    await shop.open(`${hrefs.products}/${goods.id}`)
    await page.mouse.wheel(0, 100)
    const question = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(question).toBeVisible()
    expect(services.heard).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('arus_viewed'))).toBeNull()

    // By purpose: recommendations alone.
    await question.getByRole('button', { name: 'Выбрать' }).click()
    await question.getByRole('checkbox', { name: /^Рекомендации/ }).check()
    await question.getByRole('button', { name: 'Сохранить выбор' }).click()
    await expect.poll(() => services.callsOf('RetailRocket')).toEqual([['view', goods.id]])
    expect(new Set(services.heard.map(({ service }) => service))).toEqual(new Set(['RetailRocket']))

    await shop.follow(hrefs.search({ q: 'масло' }))
    await expect.poll(() => services.callsOf('RetailRocket')).toContainEqual(['search', 'масло'])
    await shop.follow(hrefs.home)
    await expect(page.getByRole('region', { name: 'Вы смотрели' })).toContainText(goods.article)

    await page.getByRole('button', { name: 'Настройки cookie' }).click()
    await Promise.all([
      page.waitForEvent('load'),
      question.getByRole('button', { name: 'Только необходимые' }).click(),
    ])
    const before = services.heard.length
    await shop.open(hrefs.section((await findListing(gateway)).code))
    await shop.follow(hrefs.search({ q: 'фильтр' }))
    await shop.expectHeading(/фильтр/)
    expect(services.heard).toHaveLength(before)
    expect(await page.evaluate(() => localStorage.getItem('arus_viewed'))).toBeNull()
  })
})

test.describe('a visitor who has agreed', () => {
  test.use({ consent: 'all' })

  test('can have what he looked at forgotten, in every tab, and leaves none of it behind when he signs out', async ({
    page,
    shop,
    services,
    context,
    account,
    gateway,
  }) => {
    const [goods, other] = await findTwoProducts(gateway)
    services.recommend(other.id)
    const strip = (tab: Page) => tab.getByRole('region', { name: 'Вы смотрели' }).first()
    await account.signIn(context)
    for (const { id } of [goods, other]) {
      await shop.open(`${hrefs.products}/${id}`)
      await expect.poll(() => traces(page)).toContain(id)
    }
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto(hrefs.home)
      await expect(strip(tab)).toContainText(goods.article)
    }
    await page.getByRole('button', { name: 'Очистить список «Вы смотрели»' }).click()
    await expect(page.getByText('Просмотренные товары забыты')).toBeVisible()
    for (const tab of [page, second]) await expect(strip(tab)).toBeHidden()

    await second.goto(`${hrefs.products}/${other.id}`)
    await expect.poll(() => traces(page)).toContain(other.id)
    await page.getByRole('combobox', { name: 'Поиск запчастей' }).fill('масло')
    await page.keyboard.press('Enter')
    await expect.poll(() => traces(page)).toContain('масло')
    await shop.open(hrefs.account)
    const reloaded = second.waitForEvent('load')
    await page.getByRole('button', { name: 'Выйти' }).first().click()
    await reloaded
    await second.mouse.move(10, 10)
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => traces(second)).toBe('')
    await second.goto(hrefs.home)
    await expect(strip(second)).toBeHidden()
    expect(await traces(second)).toBe('')
  })

  test('is told of to each service by what it asks for, from the first page to the order', async ({
    page,
    shop,
    services,
    account,
    context,
    checkout,
    gateway,
  }) => {
    const [goods, other] = await findTwoProducts(gateway)
    services.recommend(other.id)
    await account.signIn(context)
    const { RetailRocket, Mindbox } = { RetailRocket: 'RetailRocket', Mindbox: 'Mindbox' } as const
    const notified = (service: 'RetailRocket' | 'Mindbox' | 'YaRetailMedia' | 'Calltouch') =>
      expect.poll(() => services.callsOf(service))

    await shop.open(hrefs.home)
    await notified(Mindbox).toContainEqual([
      'async',
      {
        operation: 'Website.AuthorizeCustomer',
        data: {
          customer: {
            email: account.email,
            mobilePhone: account.phone,
            ids: { websiteID: expect.any(String) },
          },
        },
      },
    ])
    await notified(Mindbox).toContainEqual([
      'sync',
      {
        operation: 'CheckCustomer',
        data: { customer: { email: account.email, mobilePhone: account.phone } },
      },
    ])
    await notified(RetailRocket).toContainEqual([
      'setCustomer',
      { customerId: expect.any(String), isAgreedToReceiveMarketingMail: false },
    ])
    await notified('YaRetailMedia').toContainEqual([
      'render',
      { blockId: 'R-A-1-1', type: 'feed', renderTo: expect.any(String) },
    ])
    await expect(page.getByText('Масло по особой цене')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Вам может пригодиться' })).toContainText(other.article)

    await shop.follow(hrefs.section((await findListing(gateway)).code))
    await notified(RetailRocket).toContainEqual(['categoryView', expect.stringMatching(/^\d+$/)])
    await notified(Mindbox).toContainEqual([
      'async',
      {
        operation: 'Website.ViewCategory',
        data: { viewProductCategory: { productCategory: { ids: { website: expect.any(String) } } } },
      },
    ])
    await notified('YaRetailMedia').toContainEqual([
      'create',
      { pageId: '10', impId: '20', theme: 'light', containerId: expect.any(String) },
    ])

    await shop.open(`${hrefs.products}/${goods.id}`)
    const product = { product: { ids: { website: goods.id } } }
    await notified(Mindbox).toContainEqual([
      'async',
      { operation: 'Website.ViewProduct', data: { viewProduct: product } },
    ])
    await expect(page.getByRole('region', { name: 'С этим покупают' })).toContainText(other.article)
    await expect(shop.heading).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В корзину/ })
      .first()
      .click()
    await notified(RetailRocket).toContainEqual(['addToBasket', goods.id])
    await notified(Mindbox).toContainEqual([
      'async',
      {
        operation: 'Website.SetCart',
        data: { productList: [{ ...product, count: 1, pricePerItem: expect.any(Number) }] },
      },
    ])
    await page
      .getByRole('button', { name: `В закладки: ${nameOf(goods)}` })
      .first()
      .click()
    await notified(Mindbox).toContainEqual([
      'async',
      {
        operation: 'Website.SetWishList',
        data: { productList: [{ ...product, count: 1, pricePerItem: 0 }] },
      },
    ])

    await shop.open(hrefs.checkout)
    await checkout.choose('Магазин', 'Арус на Варшавском')
    await checkout.goOn()
    await checkout.choose('Способ оплаты', 'Наличными при получении')
    await checkout.goOn()
    await checkout.goOn()
    await expect.poll(() => services.heard.some(({ service }) => service === 'Calltouch')).toBe(true)
    await checkout.order.click()
    const number = await checkout.expectPlaced()
    await notified(RetailRocket).toContainEqual([
      'order',
      { transaction: number, items: [{ id: goods.id, qnt: 1, price: expect.any(Number) }] },
    ])
    await notified('Calltouch').toContainEqual(['mod-1', 'goal', 'order-retail', { orderNumber: number }])
  })

  test('has calls waiting for a slow tracker, and chat and call tracking not before five seconds', async ({
    page,
    shop,
    services,
    gateway,
  }) => {
    const release = services.hold('RetailRocket')
    await page.clock.install()
    await shop.open(hrefs.section((await findListing(gateway)).code))
    await expect.poll(() => services.heard).toContainEqual({ service: 'RetailRocket', what: 'script' })
    await shop.follow(hrefs.search({ q: 'масло' }))
    await shop.expectHeading(/масло/)
    expect(services.callsOf('RetailRocket')).toEqual([])
    release()
    await expect
      .poll(() => services.callsOf('RetailRocket'))
      .toEqual([
        ['categoryView', expect.any(String)],
        ['search', 'масло'],
      ])

    const late = () =>
      services.heard.filter(({ service }) => ['Calltouch', 'Openline'].includes(service)).length
    await shop.open(hrefs.home)
    const since = late()
    await page.clock.fastForward(LATE_START_MS - 1000)
    await shop.follow(hrefs.shops)
    expect(late()).toBe(since)
    await page.clock.fastForward(2000)
    await expect.poll(late).toBe(since + 2)
    await expect(page.getByRole('button', { name: 'Чат' })).toBeVisible()
  })

  test('finds the shop whole where every service is blocked, and all of them off where an address says so', async ({
    page,
    shop,
    services,
    browser,
    baseURL,
    gateway,
    strayErrors,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const switches = SERVICES.map((name) => `${name}Disabled`).join('&')
    await page.clock.install()
    await shop.open(`${hrefs.home}?${switches}`)
    await shop.follow(hrefs.section((await findListing(gateway)).code))
    await page.clock.fastForward(LATE_START_MS * 2)
    await shop.open(hrefs.shops)
    expect(services.heard).toEqual([])

    // Another visit: on again.
    const visit = await browser.newContext({ baseURL })
    await visit.addCookies(
      await page
        .context()
        .cookies()
        .then((all) => all.filter(({ name }) => name === 'arus_consent')),
    )
    const requested: string[] = []
    await visit.route(/\.example\//, (route) => {
      requested.push(route.request().url())
      return route.abort()
    })
    const again = await visit.newPage()
    const errors: string[] = []
    again.on('pageerror', (error) => errors.push(error.message))
    const said: string[] = []
    again.on('console', (message) => said.push(message.text()))
    const { id } = await findOneProduct(gateway)
    await again.goto(`${hrefs.products}/${id}`)
    await expect.poll(() => requested.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(5)
    await expect.poll(() => said.join('\n')).toContain('Mindbox Website.ViewProduct')
    await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    await visit.close()
    strayErrors.expectError(/Failed to load resource/)
  })
})
