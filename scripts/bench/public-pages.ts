import type { Browser } from '@playwright/test'
import { clickToPaint, firstLoadScriptBytes } from './browser.ts'
import { startEmptyApp } from './empty-app.ts'
import type { Places } from './places.ts'
import type { Table } from './table.ts'

const TIMES = 10
const TIMES_ON_PHONE = 5

/** What public pages weigh in scripts, and how quick one follows another. */
export async function measurePublicPages(
  table: Table,
  shop: string,
  places: Places,
  browser: Browser,
): Promise<void> {
  await measureScripts(table, shop, places, browser)
  const toProduct = { from: shop + places.listing, link: 'main h3 a[href^="/product/"]', marker: 'main h1' }
  table.add('Listing → product, painted heading', await clickToPaint(browser, toProduct, TIMES), 'ms', {
    max: 55,
  })
  table.add(
    'The same on the slow phone',
    await clickToPaint(browser, toProduct, TIMES_ON_PHONE, true),
    'ms',
    {
      max: 200,
    },
  )
  const toFilter = {
    from: shop + places.listing,
    link: 'main a[data-prefetch="hover"][href*="brand-"]',
    marker: 'main h1',
  }
  table.add('Filter click, new list painted', await clickToPaint(browser, toFilter, TIMES), 'ms', {
    max: 200,
  })
}

async function measureScripts(table: Table, shop: string, places: Places, browser: Browser): Promise<void> {
  const empty = await startEmptyApp()
  try {
    const baseline = (await firstLoadScriptBytes(browser, `${empty.url}/`)) / 1000
    table.add('Script of an empty application, gzip', baseline, 'kB')
    for (const [what, address] of Object.entries(places.screens)) {
      const own = (await firstLoadScriptBytes(browser, shop + address)) / 1000
      table.add(`Script of ${what} above the empty application, gzip`, own - baseline, 'kB', { max: 30 })
    }
  } finally {
    await empty.stop()
  }
}
