import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutConnections, killGateways, wrongsOf } from '@/gateway/test-support/processes/kill-rounds'
import { openOrderWitness } from '@/gateway/test-support/order-witness'
import { requestAddresses } from './attack/request-addresses.ts'
import { requestOperations, madeUpCalls } from './attack/request-operations.ts'
import { auditOrders, type Wish } from './audit-orders.ts'
import { type BreakableShop, type Ground, prepareGround, type Trouble } from './breakable-shop.ts'
import { createJournal, type Journal } from './journal.ts'
import { watchMemory } from './memory.ts'
import { type People, preparePeople } from './people.ts'
import { knockOnAndOn, readOwnOnAndOn } from './own-pages.ts'
import type { DatabaseKind, SoakOptions } from './read-options.ts'
import { importOnAndOn, uploadListsOnAndOn, uploadPhotosOnAndOn, writeOnAndOn } from './senders.ts'
import { orderOnAndOn, readOnAndOn, searchOnAndOn } from './shoppers.ts'
import { CACHED_PAGES, startAttackers, watchCachedPage } from './attack/start-attackers.ts'
import type { SoakReport } from './to-table.ts'

const MINUTE_MS = 60_000
/** Of gateways and of connections each; few in a run that is cut short. */
const KILLS = 25
const FEW_KILLS = 5
const ADDRESSES = 10_000
const CALLS = 20_000
const AT_ONCE = 6
const LARGEST_SEED = 2 ** 30
const READERS = 3
const SHORTEST_CALM_MS = 3_000
const LONGEST_CALM_MS = 10_000
/** From here on, a third of the time is the ten minutes after which memory may not grow. */
const MINUTES_TO_JUDGE = 30
/** Parts of the shop are killed for so much longer than the soak itself, without attacks. */
const KILLING_SHARE = 1 / 6
const TITLES: Record<DatabaseKind, string> = { pglite: 'PGlite', postgresql: 'PostgreSQL' }

/** Runs all clients against a shop with this database, and reports the result. */
export async function soakOn(
  kind: DatabaseKind,
  { minutes, seed = randomInt(LARGEST_SEED) }: Omit<SoakOptions, 'databases'>,
  stopping: AbortSignal,
): Promise<SoakReport> {
  const say = (text: string) => console.log(`${TITLES[kind]}: ${text}`)
  const kills = minutes >= MINUTES_TO_JUDGE ? KILLS : FEW_KILLS
  const killRoundWrongs = kind === 'postgresql' ? await killAtEveryPoint(kills, say) : undefined
  const ground = await prepareGround(kind)
  try {
    const people = await withDatabase(ground, preparePeople)
    const journal = createJournal()
    const shop = await ground.start()
    let lived: Awaited<ReturnType<typeof live>>
    try {
      lived = await unlessStopped(stopping, live(shop, people, journal, { minutes, seed, say }))
    } finally {
      await shop.stop()
    }
    for (const answer of journal.examples()) {
      const { kind: what, status = 'no answer', about = '' } = answer
      console.log(`  ✗ ${what} ${status} ${about}: ${journal.situationOf(answer)}`)
    }
    return {
      database: `${TITLES[kind]}, ${minutes} min`,
      counts: journal.counts(),
      faults: journal.faults(),
      omitted: shop.omitted,
      ownDeaths: shop.ownDeaths(),
      killRoundWrongs,
      audit: await withDatabase(ground, ({ db }) => auditOrders(db, lived.wishes, people.stock)),
      marks: lived.marks,
      cachedPageMs: journal.timesOf(CACHED_PAGES),
      isJudged: minutes >= MINUTES_TO_JUDGE,
    }
  } finally {
    await ground.stop()
  }
}

/** Requests under way are left alone: the end of the soak does not wait for answers. */
function unlessStopped<Result>(stopping: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    stopping.addEventListener('abort', () => reject(new Error('The soak was stopped.')), { once: true })
    work.then(resolve, reject)
  })
}

/** On a separate server, which several processes may use; the embedded database's kills come with the others. */
async function killAtEveryPoint(kills: number, say: (text: string) => void): Promise<number> {
  say(`${kills} kills and ${kills} cuts, each at another point of an order`)
  const ground = await prepareGround('postgresql')
  try {
    return await withDatabase(ground, async (database) => {
      const witness = await openOrderWitness(database)
      let count = 0
      for (const rounds of [killGateways, cutConnections]) {
        for await (const round of rounds(ground.databaseUrl ?? '', witness, kills)) {
          const wrongs = wrongsOf(round)
          count += wrongs.length
          for (const wrong of wrongs) console.log(`  ✗ ${wrong}`)
        }
      }
      await witness.close()
      return count
    })
  } finally {
    await ground.stop()
  }
}

async function withDatabase<Result>(
  { open }: Ground,
  look: (database: Awaited<ReturnType<Ground['open']>>) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

async function live(
  shop: BreakableShop,
  people: People,
  journal: Journal,
  { minutes, seed, say }: { minutes: number; seed: number; say: (text: string) => void },
) {
  say(
    `${ADDRESSES} hostile addresses, ${ADDRESSES} mutated requests and ${CALLS} made-up calls, drawn like the attacks by --seed ${seed}`,
  )
  await requestAddresses(shop.url, { count: ADDRESSES, seed, atOnce: AT_ONCE }, journal)
  await requestOperations(shop.url, madeUpCalls(CALLS, seed), people.callers, journal, AT_ONCE)

  say(`${minutes} minutes of shoppers among troubles and attackers`)
  const memory = watchMemory(shop.roles)
  const began = performance.now()
  const left = (share: number) => began + minutes * MINUTE_MS * share - performance.now()
  let isOver = false
  const markers = people.customers.map(({ marker }) => marker)
  const soak = { shopUrl: shop.url, journal, isOver: () => isOver, markers }
  const orders = people.customers.map((customer) => orderOnAndOn(soak, customer))
  const others = [
    ...Array.from({ length: READERS }, () => readOnAndOn(soak)),
    searchOnAndOn(soak),
    knockOnAndOn(soak),
    ...people.customers.map((customer) => readOwnOnAndOn(soak, customer)),
    uploadListsOnAndOn(soak, people.uploader),
    uploadPhotosOnAndOn(soak, people.reviewers),
    writeOnAndOn(soak),
    importOnAndOn(soak, shop.folder, shop.ownerEnv),
  ]
  await sleep(Math.min(MINUTE_MS / 2, left(1 / 6)))
  const marks = [memory.mark('at the start')]
  const helpers = [startAttackers(shop, people, journal, seed), watchCachedPage(shop, journal)]
  await trouble(shop.survived, journal, () => left(1 / 3) <= 0)
  marks.push(memory.mark(`after ${(minutes / 3).toFixed(0)} min`))
  await trouble(shop.survived, journal, () => left(2 / 3) <= 0)
  marks.push(memory.mark(`after ${((minutes * 2) / 3).toFixed(0)} min`))
  await trouble(shop.survived, journal, () => left(1) <= 0)
  marks.push(memory.mark(`after ${minutes.toFixed(0)} min`))
  await Promise.all(helpers.map(({ stop }) => stop()))
  await trouble(shop.deadly, journal, () => left(1 + KILLING_SHARE) <= 0)
  marks.push(memory.mark('after kills'))
  isOver = true
  const wishes: Wish[] = (await Promise.all(orders)).flat()
  await Promise.all(others)
  memory.stop()
  return { marks, wishes }
}

async function trouble(troubles: readonly Trouble[], journal: Journal, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(randomInt(SHORTEST_CALM_MS, LONGEST_CALM_MS))
    const next = troubles[turn % troubles.length]
    if (next) await journal.during(next, next.bring)
  }
}
