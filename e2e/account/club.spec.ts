import type { BrowserContext, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { fillCart } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'allow' })

/** Asks for the registration, because the open page need not be under a worker that began while it was loading. */
async function untilCardIsStored(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const registration = await navigator.serviceWorker.getRegistration(path)
        const isStored = (await caches.match(path, { cacheName: 'club-card' })) !== undefined
        return isStored && registration?.active?.state === 'activated' && registration.active.scriptURL
      }, hrefs.loyalty),
    )
    .toMatch(/\/club-card\.js$/)
}

/** Cuts the connection of the pages, and waits until the workers have lost theirs. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  for (const worker of context.serviceWorkers())
    await expect
      .poll(() =>
        worker.evaluate(() =>
          fetch('/robots.txt').then(
            () => true,
            () => false,
          ),
        ),
      )
      .toBe(false)
}

test('a shopper joins with what the profile lacks, applies a promo code and shows the card without a connection', async ({
  page,
  shop,
  cart,
  account,
  gateway,
  context,
  strayErrors,
}) => {
  // A code that is over, and the page without a connection.
  strayErrors.expectError(/promocode\/read/)
  strayErrors.expectError(/ERR_INTERNET_DISCONNECTED/)
  await account.signIn(context)
  await shop.open(hrefs.loyalty)
  const form = page.getByRole('form', { name: 'Вступление в клуб' })
  await form.getByLabel('Дата рождения').fill('14.05.1988')
  await form.getByRole('button', { name: 'Получить карту' }).click()
  const card = page.getByRole('region', { name: 'Карта клуба' })
  const bars = card.getByRole('img', { name: /^Штрихкод 29\d{11}$/ })
  await expect(bars).toBeVisible()
  await expect(bars).toHaveJSProperty('clientHeight', 90)
  const number = ((await bars.getAttribute('aria-label')) ?? '').replace('Штрихкод ', '')
  await untilCardIsStored(page)

  await card.getByRole('link', { name: 'Промокоды' }).click()
  await shop.expectHeading('Промокоды')
  const promo = page.getByRole('form', { name: 'Промокод' })
  await promo.getByLabel('Промокод').fill('осень-200')
  await promo.getByRole('button', { name: 'Проверить' }).click()
  await expect(promo.getByText('Срок промокода истёк')).toBeVisible()

  const product = await findOneProduct(gateway, { minPrice: 700 })
  await fillCart(account.gateway, [product])
  await shop.open(hrefs.cart)
  await expect(cart.totals).toContainText('Можно списать здесь')
  await page.getByRole('button', { name: 'Есть промокод?' }).click()
  await promo.getByLabel('Промокод').fill('арус 300')
  await promo.getByRole('button', { name: 'Проверить' }).click()
  await expect(promo.getByText('+300 А₽ на карту')).toBeVisible()
  await promo.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByText('Промокод «АРУС300» применён')).toBeVisible()
  await expect(cart.totals.getByRole('region', { name: 'Бонусы и промокод' })).toContainText(
    /На карте300\sА₽Можно списать здесь300\sА₽/,
  )

  await shop.open(hrefs.loyaltyReward)
  await expect(page.getByRole('list', { name: 'Применённые промокоды' })).toContainText('АРУС300')

  await page.getByRole('link', { name: 'Клуб и бонусы' }).first().click()
  await expect(card.getByText('300 А₽', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Показать на кассе' }).click()
  const till = page.getByRole('dialog', { name: 'Карта для кассы' })
  await expect(till.getByText(number)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(till).toBeHidden()

  await goOffline(context)
  await page.goto(hrefs.loyalty)
  await expect(page.getByRole('heading', { name: 'Карта клуба «Арус»' })).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
  await context.setOffline(false)

  await shop.open(hrefs.account)
  await page.getByRole('button', { name: 'Выйти' }).first().click()
  await expect.poll(() => page.evaluate(() => caches.has('club-card'))).toBe(false)
})

test('the club of who has a history has pages, tiers and documents that open', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
  await shop.open(hrefs.loyalty)
  await expect(page.getByRole('list', { name: 'Операции с бонусами' })).toContainText('сгорят')
  await expectAccessible(page)
  for (const [name, heading] of [
    ['Правила программы лояльности', 'Правила программы лояльности'],
    ['Условия участия в клубе', 'Условия участия в клубе'],
  ] as const) {
    await shop.open(hrefs.loyalty)
    await page.getByRole('list', { name: 'Документы клуба' }).getByRole('link', { name }).click()
    await shop.expectHeading(heading)
  }
})

test('the footer waits below the window until the card is there: nothing moves under the eyes', async ({
  page,
  shop,
  account,
  context,
}) => {
  await account.signIn(context)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/loyalty/spa/**', (route) => held.then(() => route.continue()))
  // A document comes with the card; from another page of the shop the browser asks for it.
  await shop.open(hrefs.account)
  await page.getByRole('list', { name: 'Разделы кабинета' }).getByRole('link', { name: /Клуб/ }).click()
  await shop.expectHeading('Клуб и бонусы')
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect(page.getByRole('heading', { name: 'Вступите в клуб' })).toBeVisible()
})
