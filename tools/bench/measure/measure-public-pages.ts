import type { Browser } from '@playwright/test'
import { gzipBytes, loadedScripts, pressToPaint } from '../browser.ts'
import type { Places } from '../places.ts'
import { pressOnProduct } from './press-on-product.ts'
import type { Table } from '../table.ts'

const TIMES = 10

/** What public pages weigh in scripts, and how quick one follows another. */
export async function measurePublicPages(
  table: Table,
  shop: string,
  places: Places,
  browser: Browser,
): Promise<void> {
  await measureScripts(table, shop, places, browser)
  const toProduct = pressOnProduct(shop, places)
  const toFilter = { from: shop + places.listing, link: 'main details[data-group] li a', marker: 'main h1' }
  const presses = [
    ['Press on a product in a listing, its heading painted', toProduct, false, 80],
    ['The same on the slow phone', toProduct, true, 300],
    ['Press on an option of the filters, new list painted', toFilter, false, 200],
  ] as const
  for (const [what, click, isPhone, max] of presses) {
    const { ms, left, reloaded } = await pressToPaint(browser, click, TIMES, isPhone)
    const named = [
      what,
      ...(left > 0 ? [`${left} of ${TIMES} left the document`] : []),
      ...(reloaded > 0 ? [`${reloaded} of ${TIMES} only loaded the page again`] : []),
    ]
    table.add(named.join('; '), ms, 'ms', { max })
  }
}

async function measureScripts(table: Table, shop: string, places: Places, browser: Browser): Promise<void> {
  for (const [what, address] of Object.entries(places.screens)) {
    const bytes = gzipBytes(await loadedScripts(browser, shop + address))
    table.add(`Script of ${what} until it is quiet, gzip`, bytes / 1000, 'kB', { max: 165 })
  }
}
