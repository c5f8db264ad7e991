import * as z from 'zod'
import { matchKey } from '@/lib/parts/keys'
import { type Bookmarks, bookmarkId, BOOKMARKS_VERSION, NO_BOOKMARKS } from './bookmarks'

/** Their key in the user's storage. */
export const STORAGE_KEY = 'bookmarks'

const currentShape = z.object({
  version: z.literal(BOOKMARKS_VERSION),
  products: z.array(
    z.object({
      id: z.string(),
      partNumber: z.string(),
      brand: z.string(),
      title: z.string(),
      code: z.string().nullable().catch(null),
      tags: z.array(z.string()).catch([]),
    }),
  ),
  tags: z.array(z.string()),
})

const text = z.union([z.string(), z.number()]).transform(String)
const filledText = text.refine((value) => value !== '')

const oldShape = z.object({
  items: rowsOf(
    z.object({
      article: filledText,
      brand: filledText,
      title: text.catch(''),
      tags: z.array(text).catch([]),
    }),
  ),
  tags: rowsOf(z.object({ id: text, title: text })),
})

/** A row that names no part or no tag would cost all the others: it is left out. */
function rowsOf<Row extends z.ZodType>(row: Row) {
  return z
    .array(z.unknown())
    .transform((rows): z.output<Row>[] => rows.flatMap((one) => row.safeParse(one).data ?? []))
}

export type OldBookmarks = z.output<typeof oldShape>

export type StoredBookmarks =
  | { kind: 'current'; bookmarks: Bookmarks }
  | { kind: 'old'; old: OldBookmarks }
  /** Another shape, of a later version perhaps, is not changed. */
  | { kind: 'foreign' }

/** Reads the bookmarks' text in the user's storage. */
export function readStoredBookmarks(text: string | undefined): StoredBookmarks {
  if (!text) return { kind: 'current', bookmarks: NO_BOOKMARKS }
  const value = parseJson(text)
  if (value === null) return { kind: 'current', bookmarks: NO_BOOKMARKS }
  const current = currentShape.safeParse(value)
  if (current.success) return { kind: 'current', bookmarks: current.data }
  const isVersioned = typeof value === 'object' && value !== null && 'products' in value
  const old = isVersioned ? undefined : oldShape.safeParse(value)
  return old?.success ? { kind: 'old', old: old.data } : { kind: 'foreign' }
}

/** Bookmarks as another tab has sent them; undefined when they are of another version. */
export function readSentBookmarks(value: unknown): Bookmarks | undefined {
  return currentShape.safeParse(value).data
}

export type PartPair = { brand: string; article: string }

/** Looks internal codes up, in the order of the pairs; null where there is none. */
export type FindCodes = (pairs: readonly PartPair[]) => Promise<readonly (string | null)[]>

/** Parts whose codes are requested in one call. */
export const MIGRATION_BATCH = 50

/** Old bookmarks as new ones: each part once, tags by title, codes as far as they can be found. */
export async function migrateBookmarks(old: OldBookmarks, findCodes: FindCodes): Promise<Bookmarks> {
  const unique = firstOfEach(old.items)
  const titles = new Map(old.tags.map(({ id, title }) => [id, title.trim()]))
  const codes: (string | null)[] = []
  for (let from = 0; from < unique.length; from += MIGRATION_BATCH) {
    const batch = unique.slice(from, from + MIGRATION_BATCH)
    const found = await findCodes(batch.map(({ brand, article }) => ({ brand, article }))).catch(() => [])
    codes.push(...batch.map((_, at) => found[at] ?? null))
  }
  return {
    version: BOOKMARKS_VERSION,
    products: unique.map(({ article, brand, title, tags }, at) => ({
      id: bookmarkId({ partNumber: article, brand }),
      partNumber: article,
      brand,
      title,
      code: codes[at] ?? null,
      tags: distinct(tags.map((id) => titles.get(id))),
    })),
    tags: distinct(titles.values()),
  }
}

/** Each part as it comes first, and in that place. */
function firstOfEach(items: OldBookmarks['items']): OldBookmarks['items'] {
  const found = new Set<string>()
  return items.filter((item) => found.size < found.add(keyOf(item)).size)
}

function keyOf({ brand, article }: PartPair): string {
  return matchKey(brand, article)
}

function distinct(titles: Iterable<string | undefined>): string[] {
  return [...new Set(titles)].filter((title): title is string => title !== undefined && title !== '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
