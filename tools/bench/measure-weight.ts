import type { Places } from './places.ts'
import { sentBytes } from './sent-bytes.ts'
import type { Table } from './table.ts'

export async function measureWeight(table: Table, shop: string, places: Places): Promise<void> {
  for (const [what, address, max] of [
    ['HTML of a listing of 58, gzip', places.listing, 26],
    ['HTML of a product, gzip', places.product, 22],
  ] as const) {
    table.add(what, (await sentBytes(shop + address)) / 1000, 'kB', { max })
  }
}
