/**
 * The performance table. Ratios are measured in one run against a bare Node server. `npm run bench [-- part…]` measures all of it,
 * or the parts named below.
 */
import { measureAccount } from './bench/measure-account.ts'
import { launchBrowser } from './bench/browser.ts'
import { measureCars } from './bench/measure-cars.ts'
import { measureCart } from './bench/measure-cart.ts'
import { measureGateway } from './bench/measure-gateway.ts'
import { measureCrawl, measureFirstAnswers } from './bench/first-answers.ts'
import { findGoods } from './bench/goods.ts'
import { measureImports } from './bench/measure-imports.ts'
import { measureCompanyLighthouses } from './bench/measure-company-lighthouses.ts'
import { measurePrivateLighthouses } from './bench/measure-private-lighthouses.ts'
import { measureLighthouses } from './bench/measure-lighthouses.ts'
import { measureOriginalCatalogs } from './bench/measure-original-catalogs.ts'
import { measureOrders } from './bench/measure-orders.ts'
import { findPlaces } from './bench/places.ts'
import { measurePublicPages } from './bench/measure-public-pages.ts'
import { residentMib } from './bench/process-tree.ts'
import { startPrivateShop, startShop } from './bench/start-shop.ts'
import { Table } from './bench/table.ts'
import { measureThroughput } from './bench/measure-throughput.ts'
import { measureWeight } from './bench/measure-weight.ts'
import { createWorkshop } from './bench/create-workshop.ts'
import { ensureBuild } from './shop/ensure-build.ts'

const table = new Table()
const workshop = createWorkshop()

const build = workshop.once(ensureBuild)
const shop = workshop.once(
  () => build().then(startShop),
  (one) => one.stop(),
)
const places = workshop.once(async () => findPlaces((await shop()).gateway.url))
const privateShop = workshop.once(
  () => build().then(startPrivateShop),
  (one) => one.stop(),
)
const goods = workshop.once(async () => findGoods((await privateShop()).url))
const browser = workshop.once(
  () => launchBrowser(),
  (one) => one.close(),
)
const load = workshop.once(async () => measureThroughput(table, (await shop()).url, await places()))

const PARTS: Record<string, () => Promise<void>> = {
  // Copies the shop's database, so it comes before anything that opens it.
  import: async () => measureImports(table),
  weight: async () => measureWeight(table, (await shop()).url, await places()),
  gateway: async () => measureGateway(table, (await shop()).gateway.url, await places()),
  cars: async () => measureCars(table, (await shop()).gateway.url, (await places()).isLarge),
  originals: async () => measureOriginalCatalogs(table, (await shop()).gateway.url),
  first: async () => measureFirstAnswers(table, await shop(), await places()),
  crawl: async () => measureCrawl(table, await shop(), await places()),
  load,
  memory: async () => {
    await load()
    const { storefront, gateway } = await shop()
    table.add('Storefront memory after the load', residentMib(storefront.process.pid), 'MiB', { max: 350 })
    table.add('Gateway memory after the load', residentMib(gateway.process.pid), 'MiB', { max: 500 })
  },
  browser: async () => measurePublicPages(table, (await shop()).url, await places(), await browser()),
  account: async () => measureAccount(table, await privateShop(), await goods(), await browser()),
  cart: async () => measureCart(table, await privateShop(), await goods(), await browser()),
  orders: async () => measureOrders(table),
  lighthouse: async () => {
    await measureLighthouses(table, (await shop()).url, await places())
    await measurePrivateLighthouses(table, await privateShop(), await goods())
  },
  company: async () => measureCompanyLighthouses(table, (await shop()).url),
}

const USAGE = `npm run bench [-- PART…]
  without parts all of the table; the parts: ${Object.keys(PARTS).join(', ')}`

const asked = process.argv.slice(2)
if (asked.includes('--help')) {
  console.log(USAGE)
  process.exit()
}
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}\n\n${USAGE}`)
  process.exit(2)
}

try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) await measure()
  }
  console.log(`\n${table.toMarkdown()}\n`)
} finally {
  await workshop.close()
}
