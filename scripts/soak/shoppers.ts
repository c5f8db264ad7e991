import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendOrder } from '@/gateway/test-support/gateway-process'
import type { OrderWitness, Trace, Wish } from '@/gateway/test-support/order-witness'
import { codeOf } from '@/gateway/test-support/test-shop'
import { hrefs } from '@/lib/routing/hrefs'
import { noteOrder, notePage, type Tally } from './tally.ts'

type Soak = { shopUrl: string; witness: OrderWitness; tally: Tally; isOver: () => boolean }

const OK = 200
const FIRST_SERVER_ERROR = 500
/** A shopper gives up after this; every part of the shop is back sooner. */
const PATIENCE_MS = 180_000
const RETRY_PAUSE_MS = 250
/** One send in so many loses its connection after so many milliseconds at most. */
const CUT_ONE_IN = 4
const LONGEST_CUT_MS = 80
const LONGEST_PAUSE_MS = 400
const PAGE_TIMEOUT_MS = 10_000
const PAGES = [
  hrefs.home,
  hrefs.catalog,
  hrefs.section('oil-filters'),
  `${hrefs.section('oil-filters')}?sort=price`,
  hrefs.search({ q: 'фильтр' }),
  `${hrefs.products}/${codeOf(1)}`,
  `${hrefs.products}/${codeOf(6)}`,
]

/** Orders until the soak is over, each time as somebody new who tries again with the same key until the shop has answered. */
export async function orderOnAndOn({ shopUrl, witness, tally, isOver }: Soak): Promise<void> {
  while (!isOver()) {
    const wish = await persist(() => witness.prepare(randomUUID()))
    const answer = await orderUntilAnswered(shopUrl, wish, tally)
    const trace = await settle(() => witness.look(wish), answer)
    noteOrder(tally, answer === OK, trace)
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}

/** Reads pages until the soak is over. */
export async function readOnAndOn({ shopUrl, tally, isOver }: Soak): Promise<void> {
  while (!isOver()) {
    const page = PAGES[randomInt(PAGES.length)] ?? hrefs.home
    notePage(tally, await statusOf(new URL(page, shopUrl)))
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}

async function statusOf(address: URL): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
    const text = await answer.text()
    // A page that ends in the middle was not answered.
    return answer.status === OK && !text.includes('</html>') ? undefined : answer.status
  } catch {
    return undefined
  }
}

async function orderUntilAnswered(shopUrl: string, wish: Wish, tally: Tally): Promise<number | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  for (let attempt = 1; Date.now() < deadline; attempt += 1) {
    if (attempt > 1) tally.secondTries += 1
    const isCut = attempt === 1 && randomInt(CUT_ONE_IN) === 0
    const cut = AbortSignal.timeout(isCut ? 1 + randomInt(LONGEST_CUT_MS) : PATIENCE_MS)
    const status = await sendOrder(shopUrl, wish, cut)
    if (status === OK) return OK
    if (status !== undefined && status < FIRST_SERVER_ERROR) {
      tally.refused += 1
      return status
    }
    await sleep(RETRY_PAUSE_MS)
  }
  tally.unanswered += 1
  return undefined
}

async function settle(look: () => Promise<Trace>, answer: number | undefined): Promise<Trace> {
  // An order that was never answered may still be at work.
  if (answer === undefined) await sleep(PAGE_TIMEOUT_MS)
  return persist(look)
}

/** The soak's own way to the database breaks with everybody else's. */
async function persist<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(RETRY_PAUSE_MS)
    }
  }
}
