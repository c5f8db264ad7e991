import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ javaScriptEnabled: false })

/** How long one page may take on a busy machine; the journey has this for each of its links. */
const LINK_MS = 3_000
const READERS = 4

/** A guest is redirected from the account; that its pages exist is shown for a signed-in user. */
const isGuardedPath = (href: string) => href === hrefs.account || href.startsWith(`${hrefs.account}/`)

/** Its page stands, with what can be bought instead. */
const isSoldOut = (html: string) => html.includes('Сейчас эту деталь никто не предлагает.')

test('the frame, the home page, a section and a product link only to pages that exist', async ({
  page,
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const { id } = await findProduct(gateway)
  const links = new Set<string>()
  for (const path of [hrefs.home, hrefs.section(code), `${hrefs.products}/${id}`]) {
    await page.goto(path)
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    for (const href of found) links.add(href.replace(/#.*/, ''))
  }
  test.setTimeout(links.size * LINK_MS)
  const dead: string[] = []
  const waiting = [...links]
  const readOn = async () => {
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      const response = await request.get(href, { maxRedirects: 0 })
      const isGuarded = response.status() === 301 && isGuardedPath(href)
      if (response.status() === 404 && isSoldOut(await response.text())) continue
      if (response.status() !== 200 && !isGuarded) dead.push(`${response.status()} ${href}`)
    }
  }
  await Promise.all(Array.from({ length: READERS }, readOn))
  expect(dead).toEqual([])
})
