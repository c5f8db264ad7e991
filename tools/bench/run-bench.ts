import { BENCH_PARTS, type BenchPart } from './bench-parts.ts'
import { measureAccount } from './measure-account.ts'
import { launchBrowser } from './browser.ts'
import { measureCars } from './measure-cars.ts'
import { measureCart } from './measure-cart.ts'
import { measureGateway } from './measure-gateway.ts'
import { measureCrawl, measureFirstAnswers } from './first-answers.ts'
import { findGoods } from './goods.ts'
import { measureImports } from './measure-imports.ts'
import { measureCompanyLighthouses } from './measure-company-lighthouses.ts'
import { measurePrivateLighthouses } from './measure-private-lighthouses.ts'
import { measureLighthouses } from './measure-lighthouses.ts'
import { measureOriginalCatalogs } from './measure-original-catalogs.ts'
import { measureOrders } from './measure-orders.ts'
import { findPlaces } from './places.ts'
import { measurePublicPages } from './measure-public-pages.ts'
import { residentMib } from './process-tree.ts'
import { startPrivateShop, startShop } from './start-shop.ts'
import { Table } from './table.ts'
import { measureThroughput } from './measure-throughput.ts'
import { measureWeight } from './measure-weight.ts'
import { createWorkshop } from './create-workshop.ts'
import { ensureBuild } from '../../scripts/shop/ensure-build.ts'

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

const measurements: Readonly<Record<BenchPart, () => Promise<void>>> = {
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

/** Measures the given parts, all without any, and prints the table. */
export async function runBench(parts: readonly BenchPart[]): Promise<void> {
  try {
    for (const part of BENCH_PARTS) {
      if (parts.length === 0 || parts.includes(part)) await measurements[part]()
    }
    console.log(`\n${table.toMarkdown()}\n`)
  } finally {
    await workshop.close()
  }
}
