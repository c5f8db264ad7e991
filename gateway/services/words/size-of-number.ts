import type { Lexicon } from '@/gateway/services/words/lexicon'
import type { Concept } from '@/gateway/services/words/concept'
import {
  BORE,
  CAPACITY,
  DIAMETER,
  HOLES,
  OFFSET,
  RIM,
  TYRE,
  type SizeFamily,
} from '@/gateway/services/words/sizes/families'

/** The subject of a query: named by a word, or by another size. */
export type Thing = 'battery' | 'wheel' | 'rim'

const WORDS: Readonly<Record<Thing, readonly string[]>> = {
  battery: ['аккумулятор'],
  wheel: ['шин', 'лит', 'штампова'],
  rim: [],
}
const FAMILIES: Readonly<Record<Thing, readonly SizeFamily[]>> = {
  battery: [CAPACITY],
  wheel: [TYRE, HOLES, OFFSET],
  rim: [HOLES, RIM],
}

type BareNumber = {
  thing: Thing
  form: RegExp
  least: number
  most: number
  family: SizeFamily
  lexemesOf: (number: string) => string[]
}

/** The meaning of a number without a unit beside them. */
const NUMBERS: readonly BareNumber[] = [
  {
    thing: 'battery',
    form: /^\d{2,3}$/,
    least: 30,
    most: 240,
    family: CAPACITY,
    lexemesOf: (number) => [`${number}ач`],
  },
  {
    thing: 'wheel',
    form: /^\d{2}$/,
    least: 12,
    most: 24,
    family: DIAMETER,
    lexemesOf: (number) => [`r${number}`],
  },
  {
    thing: 'rim',
    form: /^\d{2}$/,
    least: 25,
    most: 65,
    family: OFFSET,
    lexemesOf: (number) => [`et${number}`],
  },
  {
    thing: 'rim',
    form: /^\d{2,3}\.\d{1,2}$/,
    least: 50,
    most: 120,
    family: BORE,
    lexemesOf: (number) => ['dia', String(Number(number))],
  },
]

export function thingsNamed(
  concepts: readonly Concept[],
  sizes: readonly { family?: SizeFamily }[],
): ReadonlySet<Thing> {
  const said = new Set(concepts.flatMap(({ readings }) => readings.flatMap(({ lexemes }) => lexemes)))
  const things = ['battery', 'wheel', 'rim'] as const
  return new Set(
    things.filter(
      (thing) =>
        WORDS[thing].some((stem) => said.has(stem)) ||
        sizes.some(({ family }) => family && FAMILIES[thing].includes(family)),
    ),
  )
}

/** A bare number as the size that it is beside what was named: hours of a battery, inches of a wheel, the offset of a rim. */
export function sizeOfNumber({ index }: Lexicon, concept: Concept, things: ReadonlySet<Thing>): Concept {
  const { text, kind } = concept
  const meant = NUMBERS.find(
    ({ thing, form, least, most }) =>
      kind === 'number' &&
      things.has(thing) &&
      form.test(text) &&
      Number(text) >= least &&
      Number(text) <= most,
  )
  if (!meant) return concept
  const lexemes = meant.lexemesOf(text)
  const readings = lexemes.every((lexeme) => index.postings.has(lexeme)) ? [{ lexemes, names: [] }] : []
  return { text, kind: 'size', family: meant.family, requested: lexemes.at(-1) ?? '', readings }
}
