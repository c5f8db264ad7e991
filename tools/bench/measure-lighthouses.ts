import { measureLighthouse } from './lighthouse-run.ts'
import type { Places } from './places.ts'
import type { Table } from './table.ts'

/** Search engines are kept out of these on purpose, and Lighthouse counts that off: there is nothing to ask for. */
const NOT_INDEXED: readonly string[] = ['search']

export async function measureLighthouses(table: Table, shop: string, places: Places): Promise<void> {
  for (const [what, address] of Object.entries(places.screens)) {
    const figures = await measureLighthouse(shop + address)
    table.add(`Lighthouse ${what}: performance`, figures.performance, '', { min: 97 })
    table.add(`Lighthouse ${what}: largest element`, figures.largestPaintS, 's', { max: 1.6 })
    table.add(`Lighthouse ${what}: blocking time`, figures.blockingMs, 'ms', { max: 80 })
    table.add(`Lighthouse ${what}: layout shift`, figures.layoutShift, '', { max: 0.01 })
    table.add(`Lighthouse ${what}: SEO`, figures.seo, '', NOT_INDEXED.includes(what) ? {} : { min: 100 })
    table.add(`Lighthouse ${what}: best practices`, figures.bestPractices, '', { min: 100 })
    table.add(`Lighthouse ${what}: accessibility`, figures.accessibility, '', { min: 100 })
  }
}
