import type { Browser } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { measureBroadcast } from './measure-broadcast.ts'
import type { Goods } from '../goods.ts'
import { type Person, signIn } from '../people.ts'
import { greetingMs, passwordHashMs } from './sign-in-time.ts'
import type { Shop } from '../start-shop.ts'
import type { Table } from '../table.ts'

const ROUNDS = 10
const MAX_VISITS = 10
const GUARDED = [hrefs.account, hrefs.cart, hrefs.profile, hrefs.orders]

/** What it costs that a shopper is known. */
export async function measureAccount(table: Table, shop: Shop, goods: Goods, browser: Browser) {
  const anna = await signIn(shop.url)
  await measureSameBytes(table, shop, goods, anna)
  await measureGuards(table, shop, anna)
  const hash = await passwordHashMs()
  const greeting = await greetingMs(browser, shop.url)
  table.add('Sign-in to greeting', greeting, 'ms')
  table.add('Hash of a password', hash, 'ms')
  table.add('Sign-in to greeting without the hash', greeting - hash, 'ms', { max: 300 })
  await measureBroadcast(table, shop, goods, browser, anna)
}

async function measureSameBytes(table: Table, shop: Shop, { section, all }: Goods, person: Person) {
  const [product] = all
  const screens = [
    hrefs.home,
    hrefs.section(section),
    `${hrefs.products}/${product?.id}`,
    hrefs.search({ q: product?.partNumber ?? '' }),
    hrefs.shops,
  ]
  let differing = 0
  for (const address of screens) {
    const guest = await storedBytesOf(shop.url + address)
    const customer = await bytesOf(shop.url + address, person.cookies())
    if (!guest.equals(customer)) differing += 1
  }
  table.add(`Public pages, of ${screens.length}, with other bytes for a customer`, differing, '', { max: 0 })
}

/** The bytes of a page as it is cached: the very first visitor gets it while it is being made. */
async function storedBytesOf(url: string): Promise<Buffer> {
  let before = await bytesOf(url)
  for (let visit = 1; visit < MAX_VISITS; visit += 1) {
    const now = await bytesOf(url)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error(`${url} is never twice the same for guests`)
}

async function bytesOf(url: string, cookie = ''): Promise<Buffer> {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

async function measureGuards(table: Table, shop: Shop, person: Person) {
  const walk = async () => {
    for (const address of GUARDED) {
      const response = await fetch(shop.url + address, {
        headers: { cookie: person.cookies() },
        redirect: 'manual',
      })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
    }
  }
  await walk()
  const before = await callsAnswered(shop.gateway.url)
  for (let round = 0; round < ROUNDS; round += 1) await walk()
  const calls = (await callsAnswered(shop.gateway.url)) - before
  table.add('Calls of the gateway for one guarded page', calls / (ROUNDS * GUARDED.length), '', { max: 1 })
}

/** All that the gateway has answered so far under `/gw`, by its own count. */
async function callsAnswered(gateway: string): Promise<number> {
  const metrics = await (await fetch(`${gateway}/metrics`)).text()
  const counts = metrics.matchAll(/^gateway_request_duration_seconds_count\{([^}]*)\} (\d+)$/gm)
  return [...counts].reduce((sum, [, labels = '', count]) => {
    return /route="(?:health|metrics)"/.test(labels) ? sum : sum + Number(count)
  }, 0)
}
