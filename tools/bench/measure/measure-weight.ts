import type { Browser } from '@playwright/test'
import { DESKTOP, untilQuiet } from '../browser.ts'
import type { Places } from '../places.ts'
import { sentBytes } from './sent-bytes.ts'
import { multipleOf } from '../statistics.ts'
import type { Table } from '../table.ts'

/** What a page is made of, against the plain app's page of 40 cards. */
export async function measureWeight(
  table: Table,
  shop: string,
  plain: string,
  places: Places,
  browser: Browser,
): Promise<void> {
  const cards = `${plain}/cards`
  const plainKb = (await sentBytes(cards)) / 1000
  const plainElements = await countElements(browser, cards)
  for (const [what, address, max] of [
    ['a listing of 58', places.listing, 26],
    ['a product', places.product, 22],
  ] as const) {
    const kb = (await sentBytes(shop + address)) / 1000
    const elements = await countElements(browser, shop + address)
    table.addMultiple(`HTML of ${what}, gzip`, multipleOf([kb], [plainKb]), 'kB', { max })
    table.addMultiple(`Elements of ${what} with its scripts`, multipleOf([elements], [plainElements]), '')
  }
}

async function countElements(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: DESKTOP })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await untilQuiet(page)
    return Number(await page.evaluate('document.querySelectorAll("*").length'))
  } finally {
    await context.close()
  }
}
