import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

const HEIGHT_PX = 900

test('words, tools and titles of the pages keep their shape in every window', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  test.slow()
  const { code } = await findListing(gateway)
  const { id } = await findProduct(gateway)

  await test.step('what the page is part of and the page itself share a row', async () => {
    await page.setViewportSize({ width: 1024, height: HEIGHT_PX })
    await shop.open(`${hrefs.products}/${id}`)
    const steps = shop.breadcrumbs.getByRole('listitem')
    const rows = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().height))
    expect(new Set(rows).size).toBe(1)
  })

  await test.step('an arrow that leads no further covers no card', async () => {
    const back = page.getByRole('button', { name: 'Похожие товары: назад' })
    await page.getByRole('heading', { name: 'Похожие товары' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 200)
    await expect(back).toHaveCSS('opacity', '0')
  })

  await test.step('the tools of a listing stand in one row, whole', async () => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      await shop.open(hrefs.section(code))
      const search = page.getByRole('search', { name: 'Поиск в разделе' })
      const pick = page.getByRole('main').getByRole('link', { name: 'Подобрать по машине' })
      const [field, link] = [await search.boundingBox(), await pick.boundingBox()]
      expect(Math.abs((field?.y ?? 0) - (link?.y ?? 0)), `${width} px`).toBeLessThan(8)
      const cut = await pick.locator('..').evaluate((row) => row.scrollWidth - row.clientWidth)
      expect(cut, `${width} px`).toBeLessThanOrEqual(0)
    }
    await expect(catalog.cards.first()).toBeVisible()
  })

  await test.step('the goods of a section with sections below begin in the upper half', async () => {
    for (const parent of ['filtry', 'podveska', 'dvigatel']) {
      await shop.open(hrefs.section(parent))
      const { y = Infinity } = (await catalog.cards.first().boundingBox()) ?? {}
      expect(y, parent).toBeLessThan(420)
    }
  })

  await test.step('the tiles of the catalogue and the certificates break no word on a phone', async () => {
    await page.setViewportSize({ width: 360, height: HEIGHT_PX })
    await shop.open(hrefs.home)
    const tiles = page.getByRole('region', { name: 'Каталог' }).getByRole('link')
    const beyond = await tiles.evaluateAll((links) =>
      links.flatMap((link) => (link.scrollWidth > link.clientWidth ? [link.textContent] : [])),
    )
    expect(beyond).toEqual([])
    await shop.open(hrefs.certificates)
    const widths = await page
      .getByRole('list', { name: 'Сертификаты' })
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((heading) => heading.clientWidth))
    expect(Math.min(...widths)).toBeGreaterThan(180)
  })
})
