import { ensureBuild } from '../../scripts/shop/ensure-build.ts'
import type { Started } from '../../scripts/shop/processes.ts'
import { BENCH_PARTS, type BenchPart } from './bench-parts.ts'
import { launchBrowser } from './browser.ts'
import { createWorkshop } from './create-workshop.ts'
import { measureCrawl, measureFirstAnswers } from './first-answers.ts'
import { findGoods } from './goods.ts'
import { measureAccount } from './measure/measure-account.ts'
import { measureCars } from './measure/measure-cars.ts'
import { measureCart } from './measure/measure-cart.ts'
import { measureCompanyLighthouses } from './measure/measure-company-lighthouses.ts'
import { measureCpu } from './measure/measure-cpu.ts'
import { measureGateway } from './measure/measure-gateway.ts'
import { measureImports } from './measure/measure-imports.ts'
import { measureLighthouses } from './measure/measure-lighthouses.ts'
import { measureOrders } from './measure/measure-orders.ts'
import { measureOriginalCatalogs } from './measure/measure-original-catalogs.ts'
import { measurePress } from './measure/measure-press.ts'
import { measurePrivateLighthouses } from './measure/measure-private-lighthouses.ts'
import { measurePublicPages } from './measure/measure-public-pages.ts'
import { measureThroughput } from './measure/measure-throughput.ts'
import { measureWeight } from './measure/measure-weight.ts'
import type { BenchArgs } from './parse-bench-args.ts'
import { findPlaces } from './places.ts'
import { residentMib } from './process-tree.ts'
import { startPlainApp } from './start-plain-app.ts'
import { type Shop, startPrivateShop, startShop } from './start-shop.ts'
import { Table } from './table.ts'

const table = new Table()
const workshop = createWorkshop()

/** Those that run, for what they hold at the end. */
let runningShop: Shop | undefined
let runningPlain: Started | undefined

const build = workshop.once(ensureBuild)
const shop = workshop.once(
  async () => {
    await build()
    return (runningShop = await startShop())
  },
  (one) => one.stop(),
)
const plain = workshop.once(
  async () => (runningPlain = await startPlainApp()),
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

const measurements: Readonly<Record<BenchPart, (rounds: number) => Promise<void>>> = {
  import: async () => measureImports(table),
  weight: async () =>
    measureWeight(table, (await shop()).url, (await plain()).url, await places(), await browser()),
  gateway: async () => measureGateway(table, (await shop()).gateway.url, await places()),
  cars: async () => measureCars(table, (await shop()).gateway.url, (await places()).isLarge),
  originals: async () => measureOriginalCatalogs(table, (await shop()).gateway.url),
  first: async () => measureFirstAnswers(table, await shop(), await places()),
  cpu: async (rounds) => measureCpu(table, await shop(), await plain(), await places(), rounds),
  crawl: async () => measureCrawl(table, await shop(), await places()),
  load,
  memory: async () => {
    await load()
    addMemory(await shop(), 'the load')
  },
  press: async (rounds) =>
    measurePress(table, (await shop()).url, (await plain()).url, await places(), await browser(), rounds),
  browser: async () => measurePublicPages(table, (await shop()).url, await places(), await browser()),
  account: async () => measureAccount(table, await privateShop(), await goods(), await browser()),
  cart: async () => measureCart(table, await privateShop(), await goods(), await browser()),
  orders: async () => measureOrders(table),
  lighthouse: async (rounds) =>
    measureLighthouses(table, (await shop()).url, (await plain()).url, await places(), rounds),
  private: async () => measurePrivateLighthouses(table, await privateShop(), await goods()),
  company: async () => measureCompanyLighthouses(table, (await shop()).url),
}

/** Measures the given parts, all without any, and prints the table. */
export async function runBench({ parts, rounds }: BenchArgs): Promise<void> {
  // What it has started would outlive it. `on`: a terminal sends the signal, and so does the script that started the bench.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopEarly())
  try {
    for (const part of BENCH_PARTS) {
      if (parts.length === 0 || parts.includes(part)) await measurements[part](rounds)
    }
    if (runningShop) addMemory(runningShop, 'the run')
    if (runningPlain) {
      table.add('Memory of the plain app after the run', residentMib(runningPlain.process.pid), 'MiB')
    }
    console.log(`\n${table.toMarkdown()}\n`)
  } finally {
    await workshop.close()
  }
}

async function stopEarly(): Promise<void> {
  await workshop.close()
  process.exit(1)
}

function addMemory({ storefront, gateway }: Shop, what: string): void {
  table.add(`Storefront memory after ${what}`, residentMib(storefront.process.pid), 'MiB', { max: 350 })
  table.add(`Gateway memory after ${what}`, residentMib(gateway.process.pid), 'MiB', { max: 500 })
}
