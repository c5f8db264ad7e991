import { setTimeout as sleep } from 'node:timers/promises'
import type { Started } from '../../../scripts/shop/processes.ts'
import { requestEach } from '../first-answers.ts'
import type { Places } from '../places.ts'
import { cpuMs } from '../process-tree.ts'
import type { Shop } from '../start-shop.ts'
import { median, multipleOf } from '../statistics.ts'
import type { Table } from '../table.ts'

/** Addresses of a kind in one turn, fewer where the shop has too few for all turns. */
const MOST_PER_TURN = 25
/** A plain page takes little of a processor, which the kernel counts in hundredths of a second. */
const PLAIN_PER_TURN = 200
/** Turns before those that count: V8 has compiled the code of neither side yet. */
const WARM_UPS = 3
/** What an answer leaves to be done is done by then. */
const SETTLE_MS = 300

const KINDS = [
  ['product', 'products'],
  ['listing of 58', 'listings'],
  ['search by number', 'searches'],
] as const
const PLAIN_PAGES = { '/empty': 'empty page', '/cards': 'page of 40 cards' }

/** Of one turn, in milliseconds for one address. */
type Turn = { storefront: number; gateway: number; plain: Record<string, number> }

/** Processor time of pages at their first request, each address once, in turns with pages of the plain app. */
export async function measureCpu(
  table: Table,
  shop: Shop,
  plain: Started,
  places: Places,
  rounds: number,
): Promise<void> {
  const all = WARM_UPS + rounds
  const kinds = KINDS.map(([what, kind]) => ({ what, paths: places.inTurns[kind], turns: [] as Turn[] }))
  for (let turn = 0; turn < all; turn += 1) {
    for (const { paths, turns } of kinds) {
      const perTurn = Math.min(MOST_PER_TURN, Math.floor(paths.length / all))
      turns.push(await takeTurn(shop, plain, paths.slice(turn * perTurn, (turn + 1) * perTurn)))
    }
  }
  for (const { what, turns } of kinds) addKind(table, what, turns.slice(WARM_UPS))
}

async function takeTurn(shop: Shop, plain: Started, paths: readonly string[]): Promise<Turn> {
  const plainPages: Record<string, number> = {}
  for (const path of Object.keys(PLAIN_PAGES)) {
    const requests = Array.from({ length: PLAIN_PER_TURN }, (_, index) => `${path}?${index}`)
    plainPages[path] = (await cpuOfEach(plain.url, [plain], requests))[0] ?? Number.NaN
  }
  const processes = [shop.storefront, shop.gateway]
  const [storefront = Number.NaN, gateway = Number.NaN] = await cpuOfEach(shop.url, processes, paths)
  return { storefront, gateway, plain: plainPages }
}

function addKind(table: Table, what: string, turns: readonly Turn[]): void {
  const title = `CPU of a first ${what}`
  table.add(`${title}: storefront`, median(turns.map(({ storefront }) => storefront)), 'ms')
  table.add(`${title}: gateway`, median(turns.map(({ gateway }) => gateway)), 'ms')
  const both = turns.map(({ storefront, gateway }) => storefront + gateway)
  for (const [path, page] of Object.entries(PLAIN_PAGES)) {
    const plain = turns.map((turn) => turn.plain[path] ?? Number.NaN)
    table.addMultiple(`${title}: both, against a plain ${page}`, multipleOf(both, plain), 'ms')
  }
}

/** What each of the processes takes for one of the addresses, in milliseconds. */
async function cpuOfEach(
  origin: string,
  processes: readonly Started[],
  paths: readonly string[],
): Promise<number[]> {
  const before = processes.map((one) => cpuMs(one.process.pid))
  const responses = await requestEach(origin, paths)
  const failed = responses.filter(({ isFailed }) => isFailed).length
  if (failed > 0) throw new Error(`${failed} of ${paths.length} responses of ${origin} failed`)
  await sleep(SETTLE_MS)
  return processes.map(
    (one, index) => (cpuMs(one.process.pid) - (before[index] ?? Number.NaN)) / paths.length,
  )
}
