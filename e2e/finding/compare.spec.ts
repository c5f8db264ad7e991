import type { Page } from '@playwright/test'
import type { GatewayClient } from '@/lib/gateway/client'
import { getBootstrap, getEntity, getSection } from '@/lib/gateway/contracts/catalog/catalog'
import { hrefs } from '@/lib/routing/hrefs'
import { expectFaultlessOnScreens, expectRoomForFingers, PHONE } from '../fixtures/accessibility'
import { type DemoProduct, findListing } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ consent: 'necessary' })

/** What is left of an A4 sheet. */
const PAPER = { width: 703, height: 1032 }
const DESKTOP = { width: 1440, height: 900 }

/** Products of one section that are sold. */
async function soldIn(gateway: GatewayClient, code: string, count: number): Promise<DemoProduct[]> {
  const { entities } = await gateway.call(getSection, { params: { code } })
  const sold = entities.filter(({ price }) => price !== null).slice(0, count)
  return Promise.all(sold.map(({ id }) => gateway.call(getEntity, { params: { code: id } })))
}

async function otherSection(gateway: GatewayClient, than: string): Promise<string> {
  const { sections } = await gateway.call(getBootstrap, {})
  const others = sections.filter(
    ({ code, children, count }) => code !== than && children.length === 0 && count > 9,
  )
  return others[0]?.code ?? ''
}

const switchOf = (page: Page, { brandString, partNumber }: DemoProduct) =>
  page.getByRole('button', { name: `Сравнить, ${brandString} ${partNumber}` })
const linkIn = (page: Page) => page.getByRole('link', { name: /^Сравнение \d+$/ })
const table = (page: Page) => page.getByRole('table')
const columns = (page: Page) => table(page).getByRole('columnheader').getByRole('link')

async function choose(page: Page, product: DemoProduct): Promise<void> {
  await page.goto(`${hrefs.products}/${product.id}`)
  await switchOf(page, product).click()
  await expect(switchOf(page, product)).toHaveAttribute('aria-pressed', 'true')
}

test.describe('on a phone and a desktop', () => {
  test.use({ viewport: PHONE })

  test('a shopper compares products of a section and starts afresh', async ({ page, gateway }) => {
    const { code } = await findListing(gateway)
    const [one, two, three] = await soldIn(gateway, code, 3)
    const [oil] = await soldIn(gateway, await otherSection(gateway, code), 1)
    if (!one || !two || !three || !oil) throw new Error('The demo shop has too little to compare')
    for (const product of [oil, one, two, three]) await choose(page, product)

    await test.step('the way there counts what was chosen', async () => {
      await expect(linkIn(page)).toHaveText('Сравнение 4')
      await linkIn(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Сравнение' })).toBeVisible()
      await expect(columns(page)).toHaveText([one.title, two.title, three.title])
      await expect(linkIn(page)).toBeHidden()
    })

    await test.step('the names of properties stay in sight while products scroll, two at a time on a phone', async () => {
      const heading = table(page).getByRole('rowheader').first()
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await table(page).evaluate((element) => element.parentElement?.scrollTo({ left: 0 }))
        const before = await heading.boundingBox()
        await table(page).evaluate((element) => element.parentElement?.scrollBy({ left: 9999 }))
        expect((await heading.boundingBox())?.x).toBe(before?.x)
        await expect(columns(page).last()).toBeInViewport({ ratio: 1 })
        await expect(columns(page).nth(1)).toBeInViewport({ ratio: 1 })
      }
    })

    await test.step('what is the same goes where only differences are wanted', async () => {
      const same = table(page).getByRole('rowheader', { name: 'Одинаково' })
      await expect(same).toBeVisible()
      await page.getByRole('checkbox', { name: 'Только различия' }).check()
      await expect(same).toBeHidden()
      await expect(table(page).getByRole('rowheader', { name: 'Различия' })).toBeVisible()
    })

    await test.step('the other section has a tab', async () => {
      await page.getByRole('navigation', { name: 'Разделы сравнения' }).getByRole('button').first().click()
      await expect(columns(page)).toHaveText([oil.title])
      await page.getByRole('navigation', { name: 'Разделы сравнения' }).getByRole('button').last().click()
    })

    await test.step('it survives a reload, and a removal', async () => {
      await page
        .getByRole('button', { name: `Убрать из сравнения, ${two.brandString} ${two.partNumber}` })
        .click()
      await page.reload()
      await expect(columns(page)).toHaveText([one.title, three.title])
    })

    await test.step('it is cleared with one press', async () => {
      await page.getByRole('button', { name: 'Очистить всё' }).click()
      await expect(page.getByText('Сравнивать пока нечего')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Сравнивать пока нечего')).toBeVisible()
    })
  })
})

test('a link shows its products to whoever has it, on any screen, by keyboard and on paper', async ({
  page,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const products = await soldIn(gateway, code, 3)
  await page.goto(hrefs.compareOf([...products.map(({ id }) => id), 'nosuch']))
  await expect(columns(page)).toHaveText(products.map(({ title }) => title))
  await expect(page.getByText('В каталоге не нашли: 1 товар из ссылки.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')

  await expectFaultlessOnScreens(page)
  await expectRoomForFingers(page)
  const save = page.getByRole('button', { name: 'Сохранить у себя' })
  const sides = await save.evaluate((button) => {
    const { paddingLeft, paddingRight } = getComputedStyle(button)
    return [paddingLeft, paddingRight]
  })
  expect(sides[0]).toBe(sides[1])
  await page.setViewportSize(PHONE)
  const edge = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((await save.boundingBox())?.x).toBe(edge?.x)

  const region = page.getByRole('region', { name: /^Сравнение: / })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await expect(columns(page).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^В корзину/ }).first()).toBeHidden()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the tabs of a browser agree', async ({ page, context, gateway }) => {
  const { code } = await findListing(gateway)
  const [one, two] = await soldIn(gateway, code, 2)
  if (!one || !two) throw new Error('The demo shop has too little to compare')
  const other = await context.newPage()
  await other.goto(`${hrefs.products}/${two.id}`)
  await expect(switchOf(other, two)).toBeVisible()
  await expect(linkIn(other)).toBeHidden()

  await choose(page, one)
  await expect(linkIn(other)).toHaveText('Сравнение 1')
  await switchOf(other, two).click()
  await expect(linkIn(page)).toHaveText('Сравнение 2')
  await linkIn(page).click()
  await page.getByRole('button', { name: 'Очистить всё' }).click()
  await expect(switchOf(other, two)).toHaveAttribute('aria-pressed', 'false')
  await expect(linkIn(other)).toBeHidden()
})
