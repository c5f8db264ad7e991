import { setTimeout as sleep } from 'node:timers/promises'
import type { Started } from '../../scripts/shop/processes.ts'
import { askEach } from './first-answers.ts'
import type { Places } from './places.ts'
import { cpuMs } from './process-tree.ts'
import type { Shop } from './start-shop.ts'
import { median, multipleOf } from './statistics.ts'
import type { Table } from './table.ts'

/** Addresses of a kind in one turn, fewer where the shop has too few for all turns. */
const MOST_ASKED = 25
/** A plain page takes little of a processor, which the kernel counts in hundredths of a second. */
const ASKED_PLAIN = 200
/** Turns before those that count: V8 has compiled the code of neither side yet. */
const WARM_UPS = 3
/** What an answer leaves to be done is done by then. */
const SETTLE_MS = 300

const KINDS = [
  ['product', 'products'],
  ['listing of 58', 'listings'],
  ['search by number', 'searches'],
] as const
const PLAIN_PAGES = [
  ['empty page', '/empty'],
  ['page of 40 cards', '/cards'],
] as const

type Each = { storefront: number; gateway: number }

/** Processor time of pages that nobody asked before, each address once, in turns with pages of the plain app. */
export async function measureCpu(
  table: Table,
  shop: Shop,
  plain: Started,
  places: Places,
  rounds: number,
): Promise<void> {
  const turns = WARM_UPS + rounds
  const kinds = KINDS.map(([what, kind]) => ({ what, paths: places.inTurns[kind], each: [] as Each[] }))
  const plainPages = PLAIN_PAGES.map(([what, path]) => ({ what, path, each: [] as number[] }))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { path, each } of plainPages) {
      const paths = Array.from({ length: ASKED_PLAIN }, (_, index) => `${path}?${turn * ASKED_PLAIN + index}`)
      each.push((await cpuOfEach(plain.url, [plain], paths))[0] ?? Number.NaN)
    }
    for (const { paths, each } of kinds) {
      const asked = Math.min(MOST_ASKED, Math.floor(paths.length / turns))
      const [storefront = Number.NaN, gateway = Number.NaN] = await cpuOfEach(
        shop.url,
        [shop.storefront, shop.gateway],
        paths.slice(turn * asked, (turn + 1) * asked),
      )
      each.push({ storefront, gateway })
    }
  }
  for (const { what, each } of kinds) {
    const counted = each.slice(WARM_UPS)
    const title = `CPU of a first ${what}`
    table.add(`${title}: storefront`, median(counted.map(({ storefront }) => storefront)), 'ms')
    table.add(`${title}: gateway`, median(counted.map(({ gateway }) => gateway)), 'ms')
    for (const page of plainPages) {
      const both = counted.map(({ storefront, gateway }) => storefront + gateway)
      table.addMultiple(
        `${title}: both, against a plain ${page.what}`,
        multipleOf(both, page.each.slice(WARM_UPS)),
        'ms',
      )
    }
  }
}

/** What each of the processes takes for one of the addresses, in milliseconds. */
async function cpuOfEach(
  origin: string,
  processes: readonly Started[],
  paths: readonly string[],
): Promise<number[]> {
  const before = processes.map((one) => cpuMs(one.process.pid))
  const answers = await askEach(origin, paths)
  const failed = answers.filter(({ isFailed }) => isFailed).length
  if (failed > 0) throw new Error(`${failed} of ${paths.length} answers of ${origin} failed`)
  await sleep(SETTLE_MS)
  return processes.map(
    (one, index) => (cpuMs(one.process.pid) - (before[index] ?? Number.NaN)) / paths.length,
  )
}
