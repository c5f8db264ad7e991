import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { DESKTOP, untilQuiet } from '../browser.ts'
import type { Places } from '../places.ts'
import { pressOnProduct } from './press-on-product.ts'
import { median, multipleOf } from '../statistics.ts'
import type { Table } from '../table.ts'
import { type Click, timePress } from './time-press.ts'

const AFTER_MS = 1000

/** `requests` are those within a second after the press, pictures apart. */
type Pressed = { mainThreadMs: number; requests: number; hasStayed: boolean }

/** What a press on a product costs the browser, against a press between two pages of the plain app. */
export async function measurePress(
  table: Table,
  shop: string,
  plain: string,
  places: Places,
  browser: Browser,
  rounds: number,
): Promise<void> {
  const toProduct = pressOnProduct(shop, places)
  const toText = { from: `${plain}/cards`, link: 'a[href="/text"]', marker: 'h1' }
  const turns: { ours: Pressed; theirs: Pressed }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await pressAsStranger(browser, toText, round)
    turns.push({ ours: await pressAsStranger(browser, toProduct, round), theirs })
  }
  // Of a document that has gone the main thread is another one.
  const stayed = turns.filter(({ ours, theirs }) => ours.hasStayed && theirs.hasStayed)
  table.add('Press on a product: became a plain navigation', turns.length - stayed.length, '', { max: 0 })
  table.addMultiple(
    'Press on a product: main thread until its heading is painted',
    multipleOf(
      stayed.map(({ ours }) => ours.mainThreadMs),
      stayed.map(({ theirs }) => theirs.mainThreadMs),
    ),
    'ms',
  )
  table.add(
    'Press on a product: requests within a second, pictures apart',
    median(turns.map(({ ours }) => ours.requests)),
    '',
  )
  table.add('The same in the plain app', median(turns.map(({ theirs }) => theirs.requests)), '')
}

/** A new visitor opens the page, waits until it is quiet and presses without a hover. */
async function pressAsStranger(browser: Browser, click: Click, round: number): Promise<Pressed> {
  const context = await browser.newContext({ viewport: DESKTOP })
  try {
    const page = await context.newPage()
    await page.goto(click.from, { waitUntil: 'load' })
    await untilQuiet(page)
    const mainThreadMs = await openMainThreadClock(page)
    let requests = 0
    const before = await mainThreadMs()
    const began = performance.now()
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && performance.now() - began < AFTER_MS) requests += 1
    })
    const { end } = await timePress(page, click, round)
    const after = await mainThreadMs()
    await sleep(AFTER_MS - (performance.now() - began))
    return { mainThreadMs: after - before, requests, hasStayed: end === 'stayed' }
  } finally {
    await context.close()
  }
}

/** Processor time of the page's main thread so far, in milliseconds: other work of the machine does not count. */
async function openMainThreadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
