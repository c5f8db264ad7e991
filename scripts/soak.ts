/**
 * Shoppers order and read while every part of the shop is killed, crashed and cut off in turn; the table at the end says
 * what was lost. `npm run soak [-- --minutes 30]`. It needs the programs of PostgreSQL.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutConnections, killGateways, wrongsOf } from '@/gateway/test-support/kill-rounds'
import { openOrderWitness, PIECES } from '@/gateway/test-support/order-witness'
import { findPostgres } from '@/gateway/test-support/postgres-server'
import { ensureBuild } from './shop/build.ts'
import { hostileAddresses } from './addresses/hostile-addresses.ts'
import { askAddresses } from './soak/ask-addresses.ts'
import { type BreakableShop, startBreakableShop } from './soak/breakable-shop.ts'
import { readMinutes } from './soak/read-minutes.ts'
import { orderOnAndOn, readOnAndOn } from './soak/shoppers.ts'
import { emptyTally, isSound, noteFault, toTable } from './soak/tally.ts'

const MINUTE_MS = 60_000
const KILLS = 50
const ADDRESSES = 8_000
const ADDRESSES_AT_ONCE = 6
const LARGEST_SEED = 2 ** 31
const SHOPPERS = 6
const READERS = 3
const SHORTEST_CALM_MS = 3_000
const LONGEST_CALM_MS = 12_000

const minutes = readMinutes(process.argv.slice(2))
const binFolder = findPostgres()
if (minutes === undefined) exitWith('npm run soak [-- --minutes 30]')
if (binFolder === undefined) exitWith('The soak needs initdb and postgres on this machine.')

await ensureBuild()
const shop = await startBreakableShop(binFolder)
const tally = emptyTally()
try {
  await soak(shop, minutes)
} finally {
  await shop.stop()
}
console.log(`\n${toTable(tally)}\n`)
process.exitCode = isSound(tally) ? 0 : 1

async function soak({ url, databaseUrl, database, faults }: BreakableShop, lasts: number): Promise<void> {
  const witness = await openOrderWitness(database)
  console.log(`${KILLS} kills and ${KILLS} cuts, each at another point of an order`)
  for (const rounds of [killGateways, cutConnections]) {
    for await (const round of rounds(databaseUrl, witness, KILLS)) {
      const wrongs = wrongsOf(round)
      tally.killRoundWrongs += wrongs.length
      for (const wrong of wrongs) console.log(`  ✗ ${wrong}`)
    }
  }
  const seed = randomInt(LARGEST_SEED)
  console.log(`${ADDRESSES} hostile addresses, drawn by the seed ${seed}`)
  const failures = await askAddresses(url, hostileAddresses(ADDRESSES, seed), ADDRESSES_AT_ONCE)
  tally.addresses = ADDRESSES
  tally.addressFailures = failures.length
  for (const { address, status } of failures) console.log(`  ✗ ${status ?? 'no answer'} ${address}`)
  console.log(`${lasts} minutes of ${SHOPPERS} shoppers and ${READERS} readers among faults`)
  const end = Date.now() + lasts * MINUTE_MS
  const isOver = () => Date.now() >= end
  const stock = await witness.piecesInStock()
  const before = await witness.ordersMade()
  const crowd = { shopUrl: url, witness, tally, isOver }
  const people = [
    ...Array.from({ length: SHOPPERS }, () => orderOnAndOn(crowd)),
    ...Array.from({ length: READERS }, () => readOnAndOn(crowd)),
  ]
  for (let turn = 0; !isOver(); turn += 1) {
    await sleep(randomInt(SHORTEST_CALM_MS, LONGEST_CALM_MS))
    const fault = faults[turn % faults.length]
    if (!fault) break
    await fault.bring()
    noteFault(tally, fault.name)
  }
  await Promise.all(people)
  const made = (await witness.ordersMade()) - before
  tally.strayPieces = (await witness.piecesInStock()) - (stock - made * PIECES)
  await witness.close()
}

function exitWith(message: string): never {
  console.error(message)
  process.exit(2)
}
