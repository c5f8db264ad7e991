import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { byCodeUnits, HEAD, JOINT, loadWordIndex, type WordIndex } from '@/gateway/db/search/word-index'
import { letterMask } from '@/gateway/services/words/spelling/edit-distance'
import { searchText } from '@/gateway/services/words/read-sizes'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'
import { readStems } from '@/gateway/services/words/spelling/stems'

/** One way in which goods may say what was meant: all of the lexemes; `names` are the words they come from. */
export type Reading = { lexemes: readonly string[]; names: readonly string[] }
/** The meaning of a phrase of the trade; it stands beside the phrase itself, or in its place. */
export type Meaning = { readings: readonly Reading[]; isInstead: boolean }
/** A word that a mistyped one may be. */
export type KnownWord = {
  key: string
  mask: number
  sound: string
  title: string
  total: number
  readings: readonly Reading[]
}

export type Lexicon = {
  index: WordIndex
  /** Of a phrase under `phraseKey`. */
  meanings: ReadonlyMap<string, Meaning>
  /** Single words with a meaning, in the order of their letters. */
  spellings: readonly { word: string; key: string }[]
  knownWords: readonly KnownWord[]
  /** Of makes and models, as goods say them. */
  carWords: ReadonlySet<string>
  /** Of the titles of sections that goods are in, by section id. */
  sectionWords: ReadonlyMap<number, readonly string[]>
}

/** Words of a phrase in whichever order. */
export function phraseKey(stems: readonly string[]): string {
  return stems.toSorted(byCodeUnits).join(' ')
}

const LETTERS = /^\p{L}{3,}$/u
const INSTEAD = '='
const WORDS = /[^\p{L}\p{N}.+/-]+/u

export function wordsIn(text: string): string[] {
  return searchText(text)
    .split(WORDS)
    .map((word) => word.replaceAll(/^[.\-/+]+|(?<![.\-/+])[.\-/+]+$/g, ''))
    .filter((word) => word !== '')
}

type Row = { spellings: string; meaning: string }

/** Everything that reading a query needs, in memory: words of the goods and of the trade. */
export async function loadLexicon(db: Database): Promise<Lexicon> {
  const index = await loadWordIndex(db)
  const rows = await selectRows<Row>(db, sql`select spellings, meaning from trade_words order by id`)
  const titles = await selectRows<{ word: string; stem: string }>(
    db,
    sql`select word, (search_stems(word))[1] as stem from search_words order by products_count desc, word`,
  )
  const words = new Set(
    rows.flatMap(({ spellings, meaning }) => [...wordsIn(spellings), ...wordsIn(meaning)]),
  )
  const stems = await readStems(db, [...words])
  const stemsOf = (word: string) => stems.get(word) ?? []

  const meanings = new Map<string, Meaning>()
  const spellings = new Map<string, string>()
  for (const { spellings: line, meaning } of rows) {
    const isInstead = meaning.startsWith(INSTEAD)
    const readings = listOf(isInstead ? meaning.slice(INSTEAD.length) : meaning).map((text) =>
      readingOf(text, stemsOf),
    )
    for (const spelling of listOf(line)) {
      const own = wordsIn(spelling)
      // «перед» is a preposition to the database and has no stem; to the trade it is an axle.
      const key = phraseKey(own.flatMap(stemsOf)) || own.join(' ')
      if (key === '') continue
      const known = meanings.get(key)
      meanings.set(key, {
        readings: [...(known?.readings ?? []), ...readings],
        isInstead: isInstead || known?.isInstead === true || readings.length === 0,
      })
      if (own.length === 1) spellings.set(searchText(spelling), key)
    }
  }
  const titleOf = new Map<string, string>()
  for (const { word, stem } of titles) if (!titleOf.has(stem)) titleOf.set(stem, word)
  return {
    index,
    carWords: await readCarWords(db, index),
    sectionWords: await readSectionWords(db, index),
    meanings,
    spellings: [...spellings]
      .map(([word, key]) => ({ word, key }))
      .toSorted((left, right) => byCodeUnits(left.word, right.word)),
    knownWords: [
      ...index.words.flatMap((word) =>
        LETTERS.test(word) ? [goodsWord(index, word, titleOf.get(word) ?? word)] : [],
      ),
      ...[...spellings].flatMap(([word, key]) => tradeWord(index, word, key, meanings.get(key))),
    ],
  }
}

/** Neighbours in the names of cars. */
async function readCarWords(db: Database, { postings }: WordIndex): Promise<Set<string>> {
  const names = new Set([...postings.keys()].flatMap((key) => (key.includes(JOINT) ? key.split(JOINT) : [])))
  return new Set([...(await readStems(db, [...names])).values()].flat())
}

async function readSectionWords(db: Database, { sections }: WordIndex): Promise<Map<number, string[]>> {
  const rows = await selectRows<{ id: number; stems: string[] }>(
    db,
    sql`select id, search_stems(title) as stems from sections where id = any(${sql.param([...sections.keys()])}::int[])`,
  )
  return new Map(rows.flatMap(({ id, stems }) => (stems.length > 0 ? [[id, stems] as const] : [])))
}

function listOf(line: string) {
  return line
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function readingOf(text: string, stemsOf: (word: string) => readonly string[]): Reading {
  const names = wordsIn(text)
  return { names, lexemes: [...new Set(names.flatMap(stemsOf))] }
}

function goodsWord(index: WordIndex, word: string, title: string): KnownWord {
  const total = (index.postings.get(word)?.total ?? 0) + (index.postings.get(HEAD + word)?.total ?? 0)
  const readings = [{ lexemes: [word], names: [title] }]
  return { key: word, mask: letterMask(word), sound: soundKey(word), title, total, readings }
}

/** A misspelt word is meant for one under which something is sold. */
function tradeWord(index: WordIndex, word: string, key: string, meaning: Meaning | undefined): KnownWord[] {
  if (!meaning || !LETTERS.test(word)) return []
  const { readings } = meaning
  const isSold = readings.some(({ lexemes }) => lexemes.every((lexeme) => index.postings.has(lexeme)))
  return isSold
    ? [{ key, mask: letterMask(key), sound: soundKey(word), title: word, total: 1, readings }]
    : []
}
