import { readFileSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import { products, sections } from '@/gateway/db/schema/catalog'
import type { ServiceDeps } from '@/gateway/services/deps'
import { searchByName } from '@/gateway/services/search/search-by-name'

export type Judged = { query: string; sections: string[]; brand: string; words: string[] }
export type Verdict = Judged & {
  found: { section: string; brand: string; title: string }[]
  searched: string
  /** Sizes that the shop has nothing of. */
  missing: readonly string[]
}

const FIRST = 3

function listOf(cell = '') {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

export function readJudged(name: string): Judged[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [query = '', sectionCell, brand = '', words] = line.split('|').map((cell) => cell.trim())
    return [{ query, sections: listOf(sectionCell), brand, words: listOf(words) }]
  })
}

/** The first goods that each query brings. */
export async function runJudged(deps: ServiceDeps, judged: readonly Judged[]): Promise<Verdict[]> {
  const codes = new Map((await deps.db.select().from(sections)).map(({ id, code }) => [id, code]))
  const verdicts: Verdict[] = []
  for (const one of judged) {
    const response = await searchByName(deps, { query: one.query, mode: 'all', page: 1, limit: FIRST })
    const ids = response.entities.map(({ arusCode }) => Number((arusCode ?? '').replace(/\D/g, '')))
    const rows =
      ids.length === 0 ? [] : await deps.db.select().from(products).where(inArray(products.code, ids))
    const found = response.entities.map(({ brandString, title, arusCode }) => {
      const row = rows.find(({ code }) => code === Number((arusCode ?? '').replace(/\D/g, '')))
      return { section: codes.get(row?.sectionId ?? 0) ?? '', brand: brandString, title }
    })
    verdicts.push({ ...one, found, searched: response.query, missing: response.missing })
  }
  return verdicts
}

/** All of the first goods are of the right section, and the first has the brand and the words that were named. */
export function isRight({ found, sections: requested, brand, words }: Verdict): boolean {
  const [first] = found
  if (!first || found.some(({ section }) => !requested.includes(section))) return false
  return (brand === '' || first.brand === brand) && words.every((word) => first.title.includes(word))
}

/** One of the first goods is of the right section. */
export function isFound({ found, sections: requested }: Verdict): boolean {
  return found.some(({ section }) => requested.includes(section))
}
