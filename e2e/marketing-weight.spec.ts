import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { CONSENT_COOKIE } from '@/lib/consent/cookie-consent'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/scripts/bench/browser'
import { findProduct } from './fixtures/demo-goods'
import { SERVICE_HOSTS, test } from './fixtures/marketing'
import { expect } from './fixtures/test'

/** What joining all five may add to a page before they themselves have come. */
const MOST_ADDED_BYTES = 3000
/** Call tracking and chat are asked for last, five seconds after the start. */
const LAST_ASKED_MS = 20_000

/** Texts that stand in the code of one integration only. */
const MARKS = ['rrApiOnReady', 'mindbox', 'yaContextCb', 'CalltouchDataObject', '/6e4)']

type Coming = { scripts: Map<string, string>; document: string; asked: Set<string> }

/** What the shop itself sends for a page while the services that it asks do not answer. */
async function comeTo(
  browser: Browser,
  address: URL,
  consent: 'all' | 'unasked',
  services: number,
): Promise<Coming> {
  const context = await browser.newContext()
  if (consent === 'all')
    await context.addCookies([{ name: CONSENT_COOKIE, value: consent, url: address.origin }])
  const page = await context.newPage()
  const own = new Set<string>()
  const asked = new Set<string>()
  await context.route(
    ({ origin }) => SERVICE_HOSTS.includes(origin),
    (route) => void asked.add(new URL(route.request().url()).origin),
  )
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && origin === address.origin) own.add(pathname)
  })
  const response = await page.goto(address.href, { waitUntil: 'load' })
  await untilQuiet(page)
  await expect.poll(() => asked.size, { timeout: LAST_ASKED_MS }).toBe(services)
  const scripts = await Promise.all(
    [...own].map(
      async (path) => [path, await (await page.request.get(address.origin + path)).text()] as const,
    ),
  )
  const document = (await response?.text()) ?? ''
  await context.close()
  return { scripts: new Map(scripts), document, asked }
}

const marksIn = ({ scripts }: Coming) =>
  MARKS.filter((mark) => [...scripts.values()].some((text) => text.includes(mark)))
const bytes = (text: string) => gzipSync(text).byteLength

for (const name of ['home', 'product'] as const) {
  test(`${name} holds no code of a service that nobody has joined or agreed to, and little of those it asks for`, async ({
    browser,
    baseURL,
    gateway,
  }, { annotations }) => {
    const path = name === 'home' ? hrefs.home : `${hrefs.products}/${(await findProduct(gateway)).id}`
    const joined = new URL(path, baseURL)
    const alone = new URL(path, process.env.SHOP_URL)

    const [plain, unasked, agreed, all] = await Promise.all([
      comeTo(browser, alone, 'unasked', 0),
      comeTo(browser, joined, 'unasked', 0),
      comeTo(browser, alone, 'all', 0),
      comeTo(browser, joined, 'all', SERVICE_HOSTS.length),
    ])
    expect([...unasked.scripts.keys()].toSorted()).toEqual([...plain.scripts.keys()].toSorted())
    expect([plain, unasked, agreed].flatMap(marksIn)).toEqual([])

    expect(marksIn(all), 'the texts by which the code is known').toEqual(MARKS)
    const more = [...all.scripts].flatMap(([script, text]) => (agreed.scripts.has(script) ? [] : [text]))
    const added = more.reduce((sum, text) => sum + bytes(text), bytes(all.document) - bytes(agreed.document))
    annotations.push({ type: 'weight', description: `${added} bytes` })
    expect(added).toBeLessThanOrEqual(MOST_ADDED_BYTES)
  })
}
