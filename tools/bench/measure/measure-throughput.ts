import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from '../../../scripts/shop/processes.ts'
import { freePort } from '../../../lib/connections/free-port.ts'
import { measureLoad } from '../load.ts'
import type { Places } from '../places.ts'
import type { Table } from '../table.ts'

const WARM_UP_S = 2

export async function measureThroughput(table: Table, shop: string, places: Places): Promise<void> {
  await measureRatio(table, shop, 'Listing, filters in the path', places.listingWithPathFilter, 90)
  await measureRatio(table, shop, 'Product', places.product, 90)
  await measureRatio(table, shop, 'Listing, filters in the query', places.listingWithQueryFilter, 90)
}

/** One page against a bare server that answers with the very same bytes. */
async function measureRatio(
  table: Table,
  shop: string,
  what: string,
  address: string,
  share: number,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'arus-bench-'))
  const file = path.join(folder, 'page.html')
  await writeFile(file, await fetchHtml(shop + address))
  const port = await freePort()
  const bare = await startProcess({
    script: 'tools/bench/bare-server.ts',
    args: [file, String(port)],
    port,
    quiet: true,
  })
  try {
    await measureLoad(shop, [address], WARM_UP_S)
    const ours = await measureLoad(shop, [address])
    const theirs = await measureLoad(bare.url, ['/'])
    table.add(`${what}: requests a second`, ours.perSecond, '1/s')
    table.add(`${what}: bare Node server`, theirs.perSecond, '1/s')
    table.add(`${what}: share of the bare server`, (100 * ours.perSecond) / theirs.perSecond, '%', {
      min: share,
    })
    table.add(`${what}: failed answers`, ours.failed, '', { max: 0 })
  } finally {
    await bare.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchHtml(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
