import { hrefs } from '@/lib/routing/hrefs'
import { startRenderer } from '@/server/forward/renderer'
import { freePort } from '@/lib/connections/free-port'
import { findListing, findProduct, findSoldOut } from '../fixtures/demo-products'
import { expect, test as base } from '../fixtures/test'

/** `next start` alone, without the server in front of it: slower, and the whole shop. */
const test = base.extend<object, { renderer: string }>({
  renderer: [
    async ({}, use) => {
      const port = await freePort()
      const renderer = await startRenderer({
        port,
        env: {
          NODE_ENV: 'production',
          GATEWAY_URL: process.env.GATEWAY_URL ?? '',
          SITE_URL: `http://127.0.0.1:${port}`,
          REDIRECT_HOSTS: 'bank.example',
        },
      })
      await use(renderer.origin)
      await renderer.stop()
    },
    { scope: 'worker' },
  ],
})

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

test('pages are whole and carry their status, policy and lifetime', async ({
  request,
  renderer,
  gateway,
}) => {
  const { id } = await findProduct(gateway)
  const { code } = await findListing(gateway)
  const soldOut = await findSoldOut(gateway)
  for (const [path, status] of [
    [hrefs.home, 200],
    [hrefs.section(code), 200],
    [`${hrefs.products}/${id}`, 200],
    [`${hrefs.products}/${soldOut.id}`, 404],
    [`${hrefs.section(code)}/nonsense`, 404],
    [`${hrefs.products}/00-99999999`, 404],
    ['/no-such-page', 404],
  ] as const) {
    const response = await request.get(`${renderer}${path}`)
    expect(response.status(), path).toBe(status)
    expect(response.headers()['content-security-policy'], path).toMatch(
      /script-src 'self' 'nonce-[\w-]{16,}'/,
    )
    const html = await response.text()
    expect(html, path).toMatch(/<h1[^>]*>[\s\S]+<\/h1>/)
    expect(html, path).toContain('<footer')
  }
})

test('a page names how it may be kept and the tags that it is purged by', async ({
  request,
  renderer,
  gateway,
}) => {
  const { id } = await findProduct(gateway)
  const headers = (await request.get(`${renderer}${hrefs.products}/${id}`)).headers()
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/)
  expect(headers['cache-tag']?.split(',')).toEqual(
    expect.arrayContaining(['bootstrap', 'product', `product:${id}`]),
  )
})

test('calls reach the gateway, and nothing beside it', async ({ request, renderer }) => {
  const bootstrap = await request.get(`${renderer}/gw/catalog/site/v1/bootstrap`)
  expect(bootstrap.status()).toBe(200)
  const profile = await request.post(`${renderer}/gw/passport/spa/v1/profile/read`, { data: {} })
  expect(await profile.json()).toMatchObject({ isAuthorized: false })
  for (const path of ['/gw/../metrics', '/gw/%2e%2e/metrics', '/gw/..%2fmetrics']) {
    expect((await request.get(`${renderer}${path}`)).status(), path).toBe(404)
  }
})

test('redirects and guards work', async ({ request, renderer }) => {
  const leaving = await request.get(`${renderer}/redirect?url=https://bank.example/pay`, { maxRedirects: 0 })
  expect(leaving.status()).toBe(302)
  expect(leaving.headers().location).toBe('https://bank.example/pay')
  const guarded = await request.get(`${renderer}${hrefs.orders}?a=1`, { maxRedirects: 0 })
  expect(guarded.status()).toBe(301)
  expect(guarded.headers()).toMatchObject({
    location: '/?a=1',
    'cache-control': expect.stringContaining('no-store'),
  })
  expect((await request.get(`${renderer}/health`)).status()).toBe(200)
})
