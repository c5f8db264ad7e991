import type { Locator, Page, Request } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** What the server in front of the renderer rests on, and what would change with another make of Next. */

/** What a prefetched page needs is requested at once. */
const PARTS_FOLLOW_WITHIN_MS = 500

/** Scripts that a browser of today fetches as soon as it meets them. */
function startedScripts(html: string): string[] {
  const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? []
  return scripts.filter((script) => !/type="text\/waiting"|noModule/.test(script))
}

async function productPath(gateway: Parameters<typeof findProduct>[0]): Promise<string> {
  const { id } = await findProduct(gateway)
  return `${hrefs.products}/${id}`
}

test('a repeated page says that it came from the cache', async ({ request, gateway }) => {
  const path = await productPath(gateway)
  await request.get(path)
  const repeated = await request.get(path)
  expect(repeated.headers()['cache-status']).toMatch(/^arus; hit; ttl=\d+$/)
  expect(Number(repeated.headers().age)).toBeGreaterThanOrEqual(0)
  expect(repeated.headers()['cache-control']).toContain('s-maxage=')
  expect(repeated.headers()['cache-tag']).toBeUndefined()
})

test('a page that has not changed is not sent again', async ({ request, gateway }) => {
  const path = await productPath(gateway)
  const etag = (await request.get(path)).headers().etag ?? ''
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
})

test('the markup of a page holds no script that runs before its first view', async ({ request, gateway }) => {
  for (const path of [hrefs.home, await productPath(gateway)]) {
    for (const visit of ['first', 'second']) {
      const html = await (await request.get(path)).text()
      expect(startedScripts(html), `${path} on the ${visit} visit`).toEqual([])
      expect(html.includes('type="text/waiting"')).toBe(true)
      expect(html.includes('as="script"')).toBe(false)
    }
  }
})

test('the footer is sent once, and stays when the page lives and leads to another', async ({
  page,
  shop,
  request,
}) => {
  const html = await (await request.get(hrefs.catalog)).text()
  expect(html.match(/Юридический адрес/g)).toHaveLength(1)

  await shop.open(hrefs.catalog)
  await shop.searchField.fill('фильтр')
  await expect(shop.hints).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Юридический адрес')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await footer.getByRole('link', { name: 'Вакансии' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вакансии' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(footer).toContainText('Юридический адрес')
})

test('what never comes to life is sent once, and is there again after a way back', async ({
  page,
  shop,
  request,
  gateway,
}) => {
  const path = await productPath(gateway)
  const html = await (await request.get(path)).text()
  expect(html.match(/@type\W+BreadcrumbList/g)).toHaveLength(1)
  const steps = html.match(/schema\.org\/ListItem/g)?.length
  const fetched = await (await request.get(path, { headers: { rsc: '1' } })).text()
  expect(fetched.match(/schema\.org\/ListItem/g)).toHaveLength(steps ?? 0)

  await shop.open(path)
  const trail = page.getByRole('navigation', { name: 'Вы здесь' })
  await expect(trail.getByRole('listitem')).toHaveCount(steps ?? 0)
  const shown = await trail.innerHTML()
  const specs = await page.locator('#specs').innerHTML()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await trail.getByRole('link').last().click()
  await expect(page.locator('[data-results]')).toBeVisible()
  await expect(trail).toBeVisible()
  await page.goBack()
  await expect(page.locator('#specs')).toBeVisible()
  expect(await trail.innerHTML()).toBe(shown)
  expect(await page.locator('#specs').innerHTML()).toBe(specs)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the cards of a list are sent once, can be bought, and are there again after a way back', async ({
  page,
  shop,
  request,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const path = hrefs.section(code)
  const html = await (await request.get(path)).text()
  const addresses = [...html.matchAll(/<li[^>]* data-card="[^>]*>.*?href="(\/product\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => html.split(`${address}"`).length !== 2)).toEqual([])

  await shop.open(path)
  const cards = page.locator('[data-results] [data-card]')
  await expect(cards).toHaveCount(addresses.length)
  const card = cards.last()
  const shown = await card.innerText()
  const number = await card.getByRole('paragraph').first().innerText()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await card.getByRole('link').click()
  await expect(page.locator('#specs')).toBeVisible()
  // What lies below the window is drawn after what stands in it.
  await expect(page.getByRole('list', { name: 'Похожие товары' })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(addresses.length)
  expect(await card.innerText()).toBe(shown)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await card.getByRole('button', { name: /^В корзину/ }).click()
  await expect(page.getByRole('dialog')).toContainText(`${number}: положим в корзину`)
})

test('a repeated page comes to life, and its policy runs its own scripts and no others', async ({
  page,
  shop,
  strayErrors,
}) => {
  strayErrors.expectError(/Content Security Policy/)
  for (const visit of ['first', 'second']) {
    await shop.open(hrefs.catalog)
    expect(await runsAddedScript(page), `${visit} visit`).toBe(false)
    await shop.searchField.fill('фильтр')
    await expect(shop.hints).toBeVisible()
  }
})

test('a press on a product in view asks for no page, script or style: all was fetched ahead', async ({
  page,
  shop,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  const isFetched = watchPageParts(page)
  const fetchedAhead = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.headers().rsc && !request.headers()['next-router-prefetch']) {
      fetchedAhead.add(new URL(request.url()).pathname)
    }
  })
  await shop.open(hrefs.section(code))
  const link = page.getByRole('main').getByRole('listitem').locator(`a[href^="${hrefs.products}/"]`).first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => fetchedAhead.has(path), { timeout: 20_000 }).toBe(true)
  // What comes with the first input is none of the press's requests either.
  await page.mouse.move(2, 300)
  // Other links of the view are fetched ahead too, and what they need is none of the press's requests.
  await expect.poll(isFetched, { timeout: 20_000 }).toBe(true)
  const requested = await pressAndListRequests(link)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  expect(requested.filter((url) => url.includes(path) || /\.(?:js|css)/.test(url))).toEqual([])
})

test('the router’s answer is one for everyone, whatever page it is asked from', async ({
  request,
  gateway,
}) => {
  const path = await productPath(gateway)
  const call = (tree: string) =>
    request.get(`${path}?_rsc=${tree.length}`, { headers: { rsc: '1', 'next-router-state-tree': tree } })
  await call('%5B%22%22%2C%7B%7D%2Cnull%5D')
  const other = await call('%5B%22%22%2C%7B%7D%5D')
  expect(other.headers()['cache-status']).toContain('hit')
  expect(other.headers()['content-type']).toContain('text/x-component')
})

test('every page for one person has a nonce of its own', async ({ account, context }) => {
  await account.signIn(context)
  const nonces = new Set<string>()
  for (const path of [hrefs.account, hrefs.account, hrefs.orders]) {
    const page = await (await context.request.get(path)).text()
    nonces.add(/ nonce="([\w-]+)"/.exec(page)?.[1] ?? '')
  }
  expect(nonces.size).toBe(3)
  expect([...nonces].every((nonce) => nonce.length >= 16)).toBe(true)
})

/** Whether pages, scripts and styles have all come, and no further one was requested meanwhile. */
function watchPageParts(page: Page): () => boolean {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const isPart = (request: Request) => /_rsc=|\.js|\.css/.test(request.url())
  const end = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now()
  }
  page.on('request', (request) => {
    if (isPart(request)) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => open.size === 0 && Date.now() - changedAt > PARTS_FOLLOW_WITHIN_MS
}

/**
 * Presses, and returns the browser's requests until another heading stood there. Later requests are prefetches for the
 * next press.
 */
async function pressAndListRequests(link: Locator): Promise<string[]> {
  return link.evaluate(async (element: HTMLElement) => {
    const isShown = (heading: Element) => heading.checkVisibility()
    const headings = () => [...document.querySelectorAll('main h1')].filter(isShown)
    const before = headings().map((heading) => heading.textContent)
    const pressedAt = performance.now()
    element.click()
    await new Promise<void>((resolve) => {
      const look = () => {
        const isThere = headings().some(({ textContent }) => !before.includes(textContent))
        if (isThere) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
    const shownAt = performance.now()
    const entries = performance.getEntriesByType('resource')
    const isOfPress = ({ startTime }: PerformanceEntry) => startTime >= pressedAt && startTime <= shownAt
    return entries.filter(isOfPress).map(({ name }) => name)
  })
}

/** As a script would that got into the page by mistake. */
async function runsAddedScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.strayScriptRan = true'
    document.body.append(script)
    return Reflect.get(window, 'strayScriptRan') === true
  })
}
