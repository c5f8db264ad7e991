import type { Locator, Page } from '@playwright/test'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { promoHref } from '@/lib/routing/redirects/promo-href'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

const main = (page: Page): Locator => page.getByRole('main')

const PLACES = {
  top: (page: Page) => page.getByRole('navigation', { name: 'О магазине' }),
  catalogMain: main,
  selectionHelper: main,
  popular: main,
  serviceMain: main,
  bottom: (page: Page) => page.getByRole('contentinfo'),
} as const

test('menus, ready filters and advertisements stand on the home page, link by link', async ({
  page,
  gateway,
}) => {
  const { menus } = await gateway.call(getBootstrap, {})
  await page.goto(hrefs.home)
  for (const group of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
    await test.step(`the menu «${group}»`, async () => {
      const items = menus[group].flatMap((item) => (item.children.length > 0 ? item.children : [item]))
      expect(items.length).toBeGreaterThan(0)
      for (const { title, location, fields, inNewTab } of items) {
        const href = promoHref(location, fields)
        const link = PLACES[group](page).locator(`a[href="${href}"]`).filter({ hasText: title }).first()
        await expect(link, title).toBeVisible()
        expect(await link.getAttribute('target'), title).toBe(inNewTab ? '_blank' : null)
      }
    })
  }

  await test.step('ready filters with what can be chosen of each', async () => {
    const groups = Object.values(menus.filters)
    expect(groups.length).toBeGreaterThan(0)
    for (const { title, children } of groups) {
      await expect(main(page).getByText(title, { exact: true })).toBeVisible()
      for (const { location } of children)
        await expect(main(page).locator(`a[href="${location}"]`).first()).toBeVisible()
    }
  })

  await test.step('an advertisement carries its marks in the address and says what it is', async () => {
    const advertisements = main(page).locator('a[href*="erid="]')
    await expect(advertisements.first()).toBeVisible()
    for (const link of await advertisements.all()) await expect(link).toContainText('Реклама')
  })
})
