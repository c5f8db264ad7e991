import { type LighthouseFigures, medianFigures, runLighthouse } from './lighthouse-run.ts'
import type { Places } from '../places.ts'
import { median, shortfall } from '../statistics.ts'
import type { Table } from '../table.ts'

/** Search engines are excluded from these on purpose, and Lighthouse counts that off: the bound leaves it out. */
const NOT_INDEXED: readonly string[] = ['search']

/** Public pages, in turns with the plain app's page of 40 cards: a slow machine takes points from both. */
export async function measureLighthouses(
  table: Table,
  shop: string,
  plain: string,
  places: Places,
  rounds: number,
): Promise<void> {
  const screens = Object.entries(places.screens).map(([what, address]) => ({
    what,
    url: shop + address,
    runs: [] as LighthouseFigures[],
  }))
  const plainPoints: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    plainPoints.push((await runLighthouse(`${plain}/cards`)).performance)
    for (const { url, runs } of screens) runs.push(await runLighthouse(url))
  }
  table.add('Lighthouse, plain page of 40 cards: performance', median(plainPoints), '')
  for (const { what, runs } of screens) {
    const figures = medianFigures(runs)
    const points = runs.map(({ performance }) => performance)
    table.add(`Lighthouse ${what}: performance`, figures.performance, '', { min: 97 })
    table.add(`Lighthouse ${what}: points below the plain page`, shortfall(points, plainPoints), '')
    table.add(`Lighthouse ${what}: largest element`, figures.largestPaintS, 's', { max: 1.6 })
    table.add(`Lighthouse ${what}: blocking time`, figures.blockingMs, 'ms', { max: 80 })
    table.add(`Lighthouse ${what}: layout shift`, figures.layoutShift, '', { max: 0.01 })
    table.add(`Lighthouse ${what}: SEO`, figures.seo, '', NOT_INDEXED.includes(what) ? {} : { min: 100 })
    table.add(`Lighthouse ${what}: best practices`, figures.bestPractices, '', { min: 100 })
    table.add(`Lighthouse ${what}: accessibility`, figures.accessibility, '', { min: 100 })
  }
}
