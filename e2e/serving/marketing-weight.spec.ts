import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { CONSENT_COOKIE } from '@/lib/consent/cookie-consent'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/tools/bench/browser'
import { findProduct } from '../fixtures/demo-products'
import { SERVICE_HOSTS, test } from '../fixtures/marketing'
import { expect } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** What joining all five may add to a page before they themselves have come. */
const MOST_ADDED_BYTES = 3000
/** Call tracking and chat are requested last, five seconds after the start. */
const LAST_ASKED_MS = 20_000

/** Texts that stand in the code of one integration only. */
const MARKS = ['rrApiOnReady', 'endpointId', 'yaContextCb', 'CalltouchDataObject', '/6e4)']

type Visit = { page: Page; document: string; scripts: Set<string>; requested: Set<string> }
type Loaded = { document: string; scripts: Map<string, string> }

/** Opens a page while the services that it requests do not answer, and goes on noting its requests. */
async function visit(browser: Browser, address: URL, consent: 'all' | 'undecided'): Promise<Visit> {
  const context = await browser.newContext()
  if (consent === 'all')
    await context.addCookies([{ name: CONSENT_COOKIE, value: consent, url: address.origin }])
  const page = await context.newPage()
  const scripts = new Set<string>()
  const requested = new Set<string>()
  await context.route(
    ({ origin }) => SERVICE_HOSTS.includes(origin),
    (route) => void requested.add(new URL(route.request().url()).origin),
  )
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && origin === address.origin) scripts.add(pathname)
  })
  const response = await page.goto(address.href, { waitUntil: 'load' })
  await untilQuiet(page)
  return { page, document: (await response?.text()) ?? '', scripts, requested }
}

/** The texts of the scripts that a page has requested by now. */
async function read({ page, document, scripts }: Visit): Promise<Loaded> {
  const { origin } = new URL(page.url())
  const texts = [...scripts].map(
    async (path) => [path, await (await page.request.get(origin + path)).text()] as const,
  )
  return { document, scripts: new Map(await Promise.all(texts)) }
}

const marksIn = ({ scripts }: Loaded) =>
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

    const visits = await Promise.all([
      visit(browser, alone, 'undecided'),
      visit(browser, joined, 'undecided'),
      visit(browser, alone, 'all'),
      visit(browser, joined, 'all'),
    ])
    // What a page fetches ahead comes when its browser is idle, which may be late.
    await expect(() => {
      const names = visits.map(({ scripts }) => [...scripts].toSorted())
      expect(names[1]).toEqual(names[0])
      expect(names[3]).toEqual(expect.arrayContaining(names[2] ?? []))
      expect(visits.map(({ requested }) => requested.size)).toEqual([0, 0, 0, SERVICE_HOSTS.length])
    }).toPass({ timeout: LAST_ASKED_MS })
    const [plain, undecided, agreed, all] = await Promise.all([
      read(visits[0]),
      read(visits[1]),
      read(visits[2]),
      read(visits[3]),
    ])
    await Promise.all(visits.map(({ page }) => page.context().close()))
    expect([plain, undecided, agreed].flatMap(marksIn)).toEqual([])

    expect(marksIn(all), 'the texts by which the code is known').toEqual(MARKS)
    const more = [...all.scripts].flatMap(([script, text]) => (agreed.scripts.has(script) ? [] : [text]))
    const added = more.reduce((sum, text) => sum + bytes(text), bytes(all.document) - bytes(agreed.document))
    annotations.push({ type: 'weight', description: `${added} bytes` })
    expect(added).toBeLessThanOrEqual(MOST_ADDED_BYTES)
  })
}
