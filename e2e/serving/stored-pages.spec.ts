import { globSync } from 'node:fs'
import { addressPatterns, PLACE } from '@/tools/addresses/address-patterns'
import { realAddresses } from '@/tools/addresses/real-addresses'
import { hrefs } from '@/lib/routing/hrefs'
import { isGuarded } from '@/lib/routing/guards'
import { root } from '@/scripts/shop/paths'
import { requestPlainly } from '../fixtures/request-plainly'
import { expect, test as base } from '../fixtures/test'
import { startStorefront } from '../shop/start-shop'

/** A storefront that has stored nothing yet. */
const test = base.extend<object, { storefront: string }>({
  storefront: [
    async ({}, use) => {
      const started = await startStorefront(process.env.GATEWAY_URL ?? '')
      await use(started.url)
      await started.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ fetchesAhead: true })

/** One storefront for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

const AT_ONCE = 6
const ROUTER = { rsc: '1' }

/** Path patterns of all pages and of what is read like a page, from their files. */
function routes(): { route: string; pattern: RegExp }[] {
  const files = globSync('app/**/{page.tsx,route.ts}', { cwd: root })
  return files
    .map((file) => `/${file.split('/').slice(1, -1).join('/')}`)
    .filter((route) => !isGuarded(route) && !/^\/(?:api|gw)\//.test(route))
    .map((route) => {
      const source = route.replaceAll(/\/\[\[\.\.\.[^/]*\]\]/g, '(?:/.+)?').replaceAll(/\[[^/]*\]/g, '[^/]+')
      return { route, pattern: new RegExp(`^${source}$`) }
    })
}

/** Addresses of the shop: one for each route that it has, one of each part of the catalogue, and every pattern of its links. */
async function publicAddresses(origin: string): Promise<string[]> {
  const patterns = addressPatterns().filter(
    (address) => !isGuarded(address.split('?', 1)[0] ?? '') && !/^\/(?:api|_next|redirect)/.test(address),
  )
  const known = [
    ...(await realAddresses(origin)),
    ...patterns,
    '/robots.txt',
    '/sitemap.xml',
    '/old-browser.js',
    '/health',
  ]
  const ofRoutes = routes().map(
    ({ route, pattern }) =>
      known.find((one) => pattern.test(one.split('?', 1)[0] ?? '')) ?? route.replaceAll(/\[[^/]*\]/g, PLACE),
  )
  return [...new Set([...ofRoutes, ...patterns])]
}

function markedHeaders(mark: string) {
  return {
    host: `${mark}.example`,
    'user-agent': mark,
    referer: `https://${mark}.example/`,
    origin: `https://${mark}.example`,
    accept: `text/html, ${mark}/a`,
    'accept-language': mark,
    cookie: `${mark}=${mark}; arus_session=${mark}; visitor=${mark}`,
    authorization: `Bearer ${mark}`,
    'x-request-id': mark,
    'x-forwarded-host': `${mark}.example`,
    'x-forwarded-proto': mark,
    'x-forwarded-for': `${mark}, 192.0.2.1`,
    'x-forwarded-prefix': `/${mark}`,
    'x-real-ip': mark,
    'x-original-url': `/${mark}`,
    forwarded: `host=${mark}`,
    traceparent: `00-${mark}-00f067aa0ba902b7-01`,
    tracestate: `${mark}=1`,
    baggage: `${mark}=1`,
    'next-url': `/${mark}`,
    'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: [mark, {}] }])),
    'x-nonce': mark,
    'x-render-id': mark,
    [`x-${mark}`]: mark,
  }
}

/** Requests a page in one visitor's name and then in another's; returns whether the other's answer has data of the first one. */
async function namesOther(origin: string, address: string, mark: string, headers = {}) {
  const marked = `${address}${address.includes('?') ? '&' : '?'}utm_source=${mark}&${mark}=1&__proto__=${mark}`
  const own = await requestPlainly(origin, marked, { ...markedHeaders(mark), ...headers })
  const other = await requestPlainly(origin, address, headers)
  const isTold = JSON.stringify(other.headers).includes(mark) || other.text.includes(mark)
  return {
    isTold,
    isFirst: !String(own.headers['cache-status']).includes('hit'),
    isStored: String(other.headers['cache-status']).includes('hit'),
  }
}

test('no address tells the next visitor of the one before', async ({ storefront }) => {
  test.slow()
  const addresses = await publicAddresses(storefront)
  const requests = addresses.flatMap((address) => [
    { address, headers: {} },
    { address, headers: ROUTER },
  ])
  const waiting = requests.entries()
  const notified: string[] = []
  const seenBefore: string[] = []
  let stored = 0
  const requestRepeatedly = async () => {
    for (const [at, { address, headers }] of waiting) {
      const { isTold, isFirst, isStored } = await namesOther(storefront, address, `mark${at}x`, headers)
      const name = `${address} ${JSON.stringify(headers)}`
      if (isTold) notified.push(name)
      if (!isFirst) seenBefore.push(name)
      if (isStored) stored += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, requestRepeatedly))
  expect(notified).toEqual([])
  // Two patterns of one page are the same address without what the page does not read.
  expect(seenBefore.length).toBeLessThan(requests.length / 10)
  expect(stored).toBeGreaterThan(requests.length / 2)
})

test('a visitor who comes at the same moment is not told of the other either', async ({ storefront }) => {
  const marks = Array.from({ length: 12 }, (_, at) => `moment${at}x`)
  const responses = await Promise.all(
    marks.map((mark) =>
      requestPlainly(storefront, `${hrefs.products}/00-99999998?utm_source=${mark}`, {
        'user-agent': mark,
      }),
    ),
  )
  expect(responses.filter(({ text }) => text.includes('moment'))).toEqual([])
})

test('a redirect for tidy slashes takes the query of whoever is redirected', async ({ storefront }) => {
  for (const path of [`${hrefs.shops}/`, `/${hrefs.shops}`, `${hrefs.shops}//`]) {
    for (const mark of ['one', 'two']) {
      const { status, headers } = await requestPlainly(storefront, `${path}?utm_source=${mark}`)
      expect(status, path).toBe(308)
      expect(headers.location, path).toContain(`utm_source=${mark}`)
    }
  }
})

test('a visitor keeps his own query, and the page is not fetched again for it', async ({
  page,
  shop,
  storefront,
}) => {
  await requestPlainly(storefront, `${hrefs.shops}?utm_source=stranger`)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['rsc'] !== undefined) fetched.push(new URL(request.url()).pathname)
  })
  const own = `${storefront}${hrefs.shops}?utm_source=letter&erid=7&RetailRocketDisabled`
  await page.goto(own)
  await expect(shop.heading).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state ?? ''))).toContain('NEXTJS')
  expect(page.url()).toBe(own)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('stranger')
  expect(await page.content()).not.toContain('stranger')
  await page.locator(`footer a[href="${hrefs.help}"], a[href="${hrefs.help}"]`).first().click()
  await expect(page).toHaveURL(`${storefront}${hrefs.help}`)
  await page.goBack()
  await expect(page).toHaveURL(own)
  await expect(shop.heading).toBeVisible()
  expect(fetched).not.toContain(hrefs.shops)
})

test('a stored page has no nonce to run a script by, and runs none that is not its own', async ({
  page,
  shop,
  storefront,
  strayErrors,
}) => {
  strayErrors.expectError(/Content Security Policy|violates the following/)
  const { headers, text } = await requestPlainly(storefront, hrefs.about)
  expect(text).not.toMatch(/nonce\W+[\w-]{16,}/)
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(headers['content-security-policy']).not.toContain('nonce')
  await page.goto(`${storefront}${hrefs.about}`)
  await expect(shop.heading).toBeVisible()
  const take = "document.documentElement.dataset.taken = 'yes'"
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          resolve(violatedDirective),
        )
      }),
  )
  await page.evaluate((script) => {
    const element = document.createElement('script')
    element.textContent = script
    document.body.append(element)
  }, take)
  expect(await refused).toContain('script-src')
  await expect(page.locator('html')).not.toHaveAttribute('data-click-pending')
})
