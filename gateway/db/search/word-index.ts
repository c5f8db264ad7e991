import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { addBit, createBitset, intersect, unite, WORD_BITS, type Bitset } from '@/gateway/db/facets/bitset'
import { readIdList } from '@/gateway/db/id-list'

/** Products that a word finds, by product id: a list while they are few, else one bit for each id. */
export type Posting = { total: number } & (
  | { ids: Int32Array; bits?: undefined }
  | { bits: Bitset; ids?: undefined }
)

/** Marks of lexemes that are no words; `product_words` sets them. */
export const HEAD = '^'
export const JOINT = '+'
export const BRAND = '@'
const SECTION = '§'

export type WordIndex = {
  /** One more than the largest product id. */
  size: number
  postings: ReadonlyMap<string, Posting>
  /** Section id to its products. */
  sections: ReadonlyMap<number, Posting>
  /** Words without marks, in the order of their letters. */
  words: readonly string[]
}

// A list takes 32 bits for each product, a bitset one for each id.
const BITS_IN_ID = 32

export async function stampWordIndex(db: Database) {
  const [row] = await selectRows<{ stamp: string }>(
    db,
    sql`select concat(count(*), '/', sum(version), '/',
        (select concat(count(*), '/', sum(hashtext(spellings || ':' || meaning)::bigint)) from trade_words)) as stamp
      from search_chunks`,
  )
  return row?.stamp ?? ''
}

/** Reads all words into memory, one chunk after another. */
export async function loadWordIndex(db: Database): Promise<WordIndex> {
  const parts = new Map<string, Int32Array[]>()
  let size = 1
  const chunks = await selectRows<{ chunk: number }>(db, sql`select chunk from search_chunks order by chunk`)
  for (const { chunk } of chunks) {
    const rows = await selectRows<{ lexeme: string; ids: Uint8Array }>(
      db,
      sql`select lexeme, ids from search_lexemes where chunk = ${chunk}`,
    )
    for (const { lexeme, ids } of rows) {
      const numbers = readIdList(ids)
      for (const id of numbers) if (id >= size) size = id + 1
      const known = parts.get(lexeme)
      if (known) known.push(numbers)
      else parts.set(lexeme, [numbers])
    }
  }
  const postings = new Map<string, Posting>()
  const sections = new Map<number, Posting>()
  for (const [lexeme, lists] of parts) {
    const posting = toPosting(lists, size)
    if (lexeme.startsWith(SECTION)) sections.set(Number(lexeme.slice(SECTION.length)), posting)
    else postings.set(lexeme, posting)
  }
  const words = [...postings.keys()].filter(
    (word) => ![HEAD, BRAND].some((mark) => word.startsWith(mark)) && !word.includes(JOINT),
  )
  return { size, postings, sections, words: words.toSorted(byCodeUnits) }
}

/** Adds a word's products to a set of them. */
export function addPosting(target: Bitset, posting: Posting | undefined) {
  if (posting?.bits) unite(target, posting.bits)
  else for (const id of posting?.ids ?? []) addBit(target, id)
}

/** Leaves of a set of products those of a word. */
export function keepPosting(target: Bitset, posting: Posting | undefined) {
  if (posting?.bits) return intersect(target, posting.bits)
  const others = createBitset(target.length * WORD_BITS)
  addPosting(others, posting)
  intersect(target, others)
}

function toPosting(lists: readonly Int32Array[], size: number): Posting {
  const total = lists.reduce((sum, { length }) => sum + length, 0)
  if (total * BITS_IN_ID > size) {
    const bits = createBitset(size)
    for (const ids of lists) for (const id of ids) addBit(bits, id)
    return { total, bits }
  }
  const ids = new Int32Array(total)
  let place = 0
  for (const list of lists) {
    ids.set(list, place)
    place += list.length
  }
  return { total, ids }
}

export function byCodeUnits(left: string, right: string) {
  return left < right ? -1 : left > right ? 1 : 0
}
