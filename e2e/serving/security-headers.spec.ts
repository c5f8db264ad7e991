import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

const ALWAYS = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /origin/,
  'x-frame-options': /^SAMEORIGIN$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src 'self'.*frame-ancestors 'self'/,
}

/** Proxies bound all headers of an answer at 4096 bytes. */
const POLICY_BOUND_BYTES = 1500

declare global {
  var violations: string[]
}

/** Counts what the browser refuses, from the first byte of each page on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    globalThis.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => globalThis.violations)
}

test('every answer carries every header, at once and again', async ({ request }) => {
  for (const path of [
    hrefs.home,
    hrefs.catalog,
    hrefs.search({ q: 'фильтр' }),
    '/no-such-page',
    '/%zz',
    '/icons.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/health',
    '/_next/static/no-such-file.js',
  ]) {
    for (const visit of ['first', 'second']) {
      const headers = (await request.get(path)).headers()
      for (const [name, value] of Object.entries(ALWAYS)) {
        expect.soft(headers[name] ?? '', `${name} on the ${visit} visit of ${path}`).toMatch(value)
      }
      expect.soft(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-/)
    }
  }
})

test('the gateway’s answers cannot be taken for another type', async ({ request }) => {
  const headers = (await request.get('/gw/catalog/site/v1/bootstrap')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
})

/** What a policy forbids is an error of the console, of which every journey on every screen fails. */
test('no policy is too long, and no screen with pictures asks for one that is none of the presets', async ({
  page,
  shop,
  gateway,
}) => {
  const detours: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/media/resize/') && answer.status() === 302) detours.push(answer.url())
  })
  const { code } = await findListing(gateway)
  const product = `${hrefs.products}/${(await findProduct(gateway)).id}`
  const section = hrefs.section(code)
  const withPictures = [hrefs.home, section, product, hrefs.search({ q: 'фильтр' }), hrefs.brands, hrefs.news]
  const others = [hrefs.catalog, `${section}?page=2`, hrefs.analogs, hrefs.shops, hrefs.help, '/no-such-page']
  for (const path of [...withPictures, ...others]) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy.length, `bytes of the policy of ${path}`).toBeLessThan(POLICY_BOUND_BYTES)
  }
  const violations = await watchViolations(page)
  for (const path of withPictures) {
    await shop.open(path)
    await expect(shop.heading).toBeVisible()
    expect(await violations(), path).toEqual([])
  }
  expect(detours, 'pictures that are none of the presets').toEqual([])
})

test('a script that got into the page does not run', async ({ page, shop, strayErrors }) => {
  strayErrors.expectError(/Content Security Policy|violates the following|no-such-picture/)
  const violations = await watchViolations(page)
  await shop.open(hrefs.home)
  await page.evaluate(() => {
    const container = document.createElement('div')
    container.innerHTML = '<img src="/no-such-picture.png" onerror="document.title = \'taken\'">'
    const script = document.createElement('script')
    script.textContent = "document.title = 'taken'"
    document.body.append(container, script)
  })
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(2)
  await expect(page).not.toHaveTitle('taken')
})

test('a script that stands in the page from its first byte does not run either', async ({
  page,
  shop,
  strayErrors,
}) => {
  strayErrors.expectError(/Content Security Policy|violates the following|no-such-picture|hydrat|#418|#423/i)
  const violations = await watchViolations(page)
  const take = "document.documentElement.dataset.taken = 'yes'"
  const injected = [
    `<script>${take}</script>`,
    `<script nonce="">${take}</script>`,
    `<script nonce="guessed">${take}</script>`,
    `<script type="text/waiting">${take}</script>`,
    `<script type="text/waiting" data-src="data:text/javascript,${take}"></script>`,
    `<img src="/no-such-picture.png" onerror="${take}">`,
    `<iframe srcdoc="<script>parent.${take}</script>"></iframe>`,
  ].join('')
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<body[^>]*>/, (opening) => opening + injected)
    await route.fulfill({ response: answer, body })
  })
  await shop.open(hrefs.about)
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(4)
  await expect(page.locator('html')).not.toHaveAttribute('data-click-pending')
})

test('neither steers the renderer by its own headers nor is told them', async ({ request, gateway }) => {
  const { code } = await findListing(gateway)
  const product = await findProduct(gateway)
  const address = `/catalog/${code}/${product.id}?note=${'a'.repeat(3000)}`
  const plain = await request.get(address)
  const steered = await request.get(`${address}&again=1`, {
    headers: {
      'x-middleware-rewrite': '/blank',
      'x-middleware-override-headers': 'accept',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-nonce': 'chosen',
      'x-invoke-path': '/blank',
      'x-matched-path': '/blank',
    },
  })
  expect(steered.status()).toBe(plain.status())
  for (const answer of [plain, steered]) {
    expect(await answer.text()).not.toContain('nonce="chosen"')
    const inner = Object.keys(answer.headers()).filter((name) =>
      /^x-(middleware|nextjs|next|arus|invoke)-/.test(name),
    )
    expect(inner).toEqual([])
  }
})

test('another site cannot put the shop into a frame', async ({ page, strayErrors, baseURL }) => {
  strayErrors.expectError(/frame/i)
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  await page.route(`${other}/trap`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto(`${other}/trap`)
  const frame = page.frames()[1]
  await expect.poll(() => frame?.url()).toMatch(/chrome-error/)
})
