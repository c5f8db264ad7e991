import { readFileSync } from 'node:fs'
import type { ServiceDeps } from '@/gateway/services/deps'
import { searchByName } from '@/gateway/services/search/search-by-name'

export type JudgedCar = {
  query: string
  sections: string[]
  car: string
  /** In the order in which they have to stand. */
  fits: string[]
  words: string[]
  /** Words that cannot be used. */
  unusable: string[]
}
export type CarVerdict = JudgedCar & {
  readAs: string
  unused: readonly string[]
  found: { section: string | null; fit: string | null; title: string }[]
}

const FIRST = 3

function listOf(cell = '') {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

export function readJudgedCars(): JudgedCar[] {
  const text = readFileSync(new URL('judged-cars.txt', import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [query = '', sections, car = '', fits, words, unusable] = line.split('|').map((cell) => cell.trim())
    return [
      {
        query,
        sections: listOf(sections),
        car,
        fits: listOf(fits),
        words: listOf(words),
        unusable: listOf(unusable),
      },
    ]
  })
}

/** The car that each query is read as, and the first products that it brings. */
export async function runJudgedCars(deps: ServiceDeps, judged: readonly JudgedCar[]): Promise<CarVerdict[]> {
  const verdicts: CarVerdict[] = []
  for (const one of judged) {
    const { car, entities, unused } = await searchByName(deps, {
      query: one.query,
      mode: 'all',
      page: 1,
      limit: FIRST,
    })
    const found = entities.map(({ sectionCode, fit, title }) => ({
      section: sectionCode ?? null,
      fit: fit ?? null,
      title,
    }))
    // Measures hold together by signs that no list is typed with.
    verdicts.push({ ...one, readAs: car?.title.replaceAll('\u00a0', ' ') ?? '', unused, found })
  }
  return verdicts
}

/** The car is read as it was meant, and all of the first products are of the right sections, those that fit it best first. */
export function isRightCar({
  car,
  readAs,
  sections,
  fits,
  words,
  found,
  unusable,
  unused,
}: CarVerdict): boolean {
  if (car === '' ? readAs !== '' : !readAs.startsWith(car)) return false
  const areRight = found.every(({ section }) => sections.includes(section ?? ''))
  const tiers = found.map(({ fit }) => (fits.length === 0 && fit === null ? 0 : fits.indexOf(fit ?? '')))
  const areOrdered = tiers.every((tier, at) => tier >= 0 && tier >= (tiers[at - 1] ?? 0))
  return (
    areRight &&
    areOrdered &&
    (sections.length === 0) === (found.length === 0) &&
    words.every((word) => found[0]?.title.includes(word)) &&
    (unusable.length === 0 || unusable.join() === unused.join())
  )
}
