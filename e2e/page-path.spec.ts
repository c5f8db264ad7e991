import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findProduct } from './fixtures/demo-goods'
import { expect, test } from './fixtures/test'

/** What the server in front of the renderer rests on, and what would change with another make of Next. */

const RUNNING_SCRIPT = /<script(?![^>]*type="text\/waiting")[^>]* src="/

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
      expect(html, `${path} on the ${visit} visit`).not.toMatch(RUNNING_SCRIPT)
      expect(html).toContain('type="text/waiting"')
      expect(html).not.toContain('as="script"')
    }
  }
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

test('every rendering has a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>()
  for (const query of ['a', 'b', 'c']) {
    const policy = (await request.get(hrefs.search({ q: query }))).headers()['content-security-policy'] ?? ''
    nonces.add(/'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '')
  }
  expect(nonces.size).toBe(3)
  expect([...nonces].every((nonce) => nonce.length >= 16)).toBe(true)
})

/** As a script would that got into the page by mistake. */
async function runsAddedScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.strayScriptRan = true'
    document.body.append(script)
    return Reflect.get(window, 'strayScriptRan') === true
  })
}
