/**
 * The performance table. Ratios are measured in one run against a bare Node server and against an empty application of
 * the same Next version. `npm run bench [-- --only weight,load,browser,lighthouse,gateway,orders,memory]`
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { clickToPaint, firstLoadScriptBytes, launchBrowser } from './bench/browser.ts'
import { startEmptyApp } from './bench/empty-app.ts'
import { callP95 } from './bench/gateway-latency.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLoad } from './bench/load.ts'
import { orderLatencyOnPglite, orderLatencyOnPostgres } from './bench/order-latency.ts'
import { type Places, findPlaces } from './bench/places.ts'
import { residentMib } from './bench/resident-memory.ts'
import { sentBytes } from './bench/sent-bytes.ts'
import { Table } from './bench/table.ts'
import { ensureBuild } from './shop/build.ts'
import { freePort, startProcess, type Started } from './shop/processes.ts'
import { STOREFRONT_NODE_FLAGS } from './storefront/node-flags.ts'

const only = process.argv.includes('--only') ? process.argv.at(-1)?.split(',') : undefined
const table = new Table()
const started: Started[] = []

const wants = (part: string) => !only || only.includes(part)

async function startShop(): Promise<{ shop: Started; gateway: Started }> {
  const gatewayPort = await freePort()
  const gateway = await startProcess({
    script: 'gateway/serve.ts',
    port: gatewayPort,
    quiet: true,
    env: { GATEWAY_PORT: String(gatewayPort), LOG_LEVEL: 'error', NODE_ENV: 'production' },
  })
  started.push(gateway)
  const port = await freePort()
  const shop = await startProcess({
    script: 'scripts/storefront/serve.ts',
    nodeArgs: STOREFRONT_NODE_FLAGS,
    port,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      GATEWAY_URL: gateway.url,
      SITE_URL: `http://127.0.0.1:${port}`,
      ALLOW_PAGE_ZOOM: '1',
    },
  })
  started.push(shop)
  return { shop, gateway }
}

async function fetchHtml(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

async function measureWeight(shop: string, places: Places): Promise<void> {
  for (const [what, address, max] of [
    ['HTML of a listing of 58, gzip', places.listing, 26],
    ['HTML of a product, gzip', places.product, 22],
  ] as const) {
    table.add(what, (await sentBytes(shop + address)) / 1000, 'kB', { max })
  }
}

async function measureRatio(shop: string, what: string, address: string, share: number): Promise<void> {
  const html = await fetchHtml(shop + address)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-bench-'))
  const file = path.join(folder, 'page.html')
  await writeFile(file, html)
  const port = await freePort()
  const bare = await startProcess({
    script: 'scripts/bench/bare-server.ts',
    args: [file, String(port)],
    port,
    quiet: true,
  })
  try {
    await measureLoad(shop, [address], 2)
    const ours = await measureLoad(shop, [address])
    const theirs = await measureLoad(bare.url, ['/'])
    table.add(`${what}: requests a second`, ours.perSecond, '1/s')
    table.add(`${what}: bare Node server`, theirs.perSecond, '1/s')
    table.add(`${what}: share of the bare server`, (100 * ours.perSecond) / theirs.perSecond, '%', {
      min: share,
    })
    table.add(`${what}: failed answers`, ours.failed, '', { max: 0 })
  } finally {
    await bare.stop()
  }
}

async function measureThroughput(shop: string, places: Places): Promise<void> {
  await measureRatio(shop, 'Listing, filters in the path', places.listingWithPathFilter, 50)
  await measureRatio(shop, 'Product', places.product, 50)
  await measureRatio(shop, 'Listing, filters in the query', places.listingWithQueryFilter, 30)
  const search = await measureLoad(shop, places.uncachedSearches)
  table.add('Search by number, uncached: requests a second', search.perSecond, '1/s', { min: 150 })
  table.add('Search by number: failed answers', search.failed, '', { max: 0 })
}

async function measureBrowser(shop: string, places: Places): Promise<void> {
  const empty = await startEmptyApp()
  started.push(empty)
  const browser = await launchBrowser()
  const baseline = (await firstLoadScriptBytes(browser, `${empty.url}/`)) / 1000
  table.add('Script of an empty application, gzip', baseline, 'kB')
  for (const [what, address] of Object.entries(places.screens)) {
    const own = (await firstLoadScriptBytes(browser, shop + address)) / 1000
    table.add(`Script of ${what} above the empty application, gzip`, own - baseline, 'kB', { max: 30 })
  }
  const toProduct = {
    from: shop + places.listing,
    link: 'main h3 a[href^="/product/"]',
    marker: 'main h1',
  }
  table.add('Listing → product, painted heading', await clickToPaint(browser, toProduct, 10), 'ms', {
    max: 55,
  })
  table.add('The same on the slow phone', await clickToPaint(browser, toProduct, 5, true), 'ms', { max: 200 })
  const toFilter = {
    from: shop + places.listing,
    link: 'main a[data-prefetch="hover"][href*="brand-"]',
    marker: 'main h1',
  }
  table.add('Filter click, new list painted', await clickToPaint(browser, toFilter, 10), 'ms', { max: 200 })
  await browser.close()
}

async function measureLighthouses(shop: string, places: Places): Promise<void> {
  for (const [what, address] of Object.entries(places.screens)) {
    const figures = await measureLighthouse(shop + address)
    table.add(`Lighthouse ${what}: performance`, figures.performance, '', { min: 97 })
    table.add(`Lighthouse ${what}: largest element`, figures.largestPaintS, 's', { max: 1.6 })
    table.add(`Lighthouse ${what}: blocking time`, figures.blockingMs, 'ms', { max: 80 })
    table.add(`Lighthouse ${what}: layout shift`, figures.layoutShift, '', { max: 0.01 })
    table.add(`Lighthouse ${what}: SEO`, figures.seo, '', { min: 100 })
    table.add(`Lighthouse ${what}: best practices`, figures.bestPractices, '', { min: 100 })
    table.add(`Lighthouse ${what}: accessibility`, figures.accessibility, '', { min: 100 })
  }
}

async function measureGateway(gateway: string, places: Places): Promise<void> {
  const facets = places.listingBodies.map(
    (body) => () =>
      fetch(`${gateway}/gw/catalog/site/v2/filters/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  )
  const hints = places.hintQueries.map(
    (query) => () =>
      fetch(`${gateway}/gw/catalog/site/v2/search/autocomplete?query=${encodeURIComponent(query)}&limit=14`),
  )
  table.add('Gateway: filters/search with facets, p95', await callP95(facets), 'ms', {
    max: places.isLarge ? 80 : 60,
  })
  table.add('Gateway: autocomplete, p95', await callP95(hints), 'ms', { max: 30 })
}

async function measureOrders(): Promise<void> {
  const embedded = await orderLatencyOnPglite()
  table.add('16 orders at once on PGlite, p95', embedded.createMs, 'ms', { max: 400 })
  const server = await orderLatencyOnPostgres()
  if (!server) return
  table.add('16 orders at once on PostgreSQL, p95', server.createMs, 'ms', { max: 120 })
  table.add('16 shoppers add to the cart at once on PostgreSQL, p95', server.addToCartMs, 'ms', { max: 150 })
}

async function main(): Promise<void> {
  await ensureBuild()
  const { shop, gateway } = await startShop()
  const places = await findPlaces(gateway.url)
  if (wants('weight')) await measureWeight(shop.url, places)
  if (wants('gateway')) await measureGateway(gateway.url, places)
  if (wants('orders')) await measureOrders()
  if (wants('load')) await measureThroughput(shop.url, places)
  if (wants('memory')) {
    table.add('Storefront memory after the load', residentMib(shop.process.pid), 'MiB', { max: 350 })
    table.add('Gateway memory after the load', residentMib(gateway.process.pid), 'MiB', { max: 700 })
  }
  if (wants('browser')) await measureBrowser(shop.url, places)
  if (wants('lighthouse')) await measureLighthouses(shop.url, places)
  console.log(`\n${table.toMarkdown()}\n`)
}

try {
  await main()
} finally {
  await Promise.all(started.map((one) => one.stop()))
}
