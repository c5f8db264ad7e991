/** Sizes of one kind, of which one may stand for another that the shop has not. */
export type SizeFamily = {
  /** Its lexemes. */
  form: RegExp
  /** How much worse the second is than the first. */
  distance: (requested: string, other: string) => number
  /** What is given up first weighs least: a bore before an offset before the pattern of the holes. */
  weight: number
  /** Lexemes that have to stand beside it: «dia» beside 60.1. */
  beside?: readonly string[]
}

const OTHER_RIM = 1000
const SPEEDS = 'jklmnpqrsthvwy'
/** Millimetres in an inch, and what a side of a tyre is of its width in per cent. */
const INCH_MM = 25.4
const PER_CENT = 100

function numbersOf(lexeme: string): readonly number[] {
  return (lexeme.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function byFirst(requested: string, other: string): number {
  return Math.abs((numbersOf(requested)[0] ?? 0) - (numbersOf(other)[0] ?? 0))
}

function byPair(first: number, second: number) {
  return (requested: string, other: string) => {
    const [[a = 0, b = 0], [c = 0, d = 0]] = [numbersOf(requested), numbersOf(other)]
    return Math.abs(a - c) * first + Math.abs(b - d) * second
  }
}

function outerDiameter([width = 0, height = 0, rim = 0]: readonly number[]): number {
  return rim * INCH_MM + (2 * width * height) / PER_CENT
}

function byTyre(requested: string, other: string): number {
  const [left, right] = [numbersOf(requested), numbersOf(other)]
  const rim = Math.abs((left[2] ?? 0) - (right[2] ?? 0)) * OTHER_RIM
  const width = Math.abs((left[0] ?? 0) - (right[0] ?? 0))
  return rim + width + Math.abs(outerDiameter(left) - outerDiameter(right))
}

/** A tyre may carry more and run faster than it has to, and not less. */
function byIndices(requested: string, other: string): number {
  const load = (numbersOf(other)[0] ?? 0) - (numbersOf(requested)[0] ?? 0)
  const speed = SPEEDS.indexOf(other.at(-1) ?? '') - SPEEDS.indexOf(requested.at(-1) ?? '')
  const lack = load < 0 || speed < 0 ? OTHER_RIM : 0
  return lack + Math.abs(load) + Math.abs(speed)
}

const family = (weight: number, form: RegExp, distance = byFirst): SizeFamily => ({ weight, form, distance })

export const BORE: SizeFamily = { ...family(1, /^\d{2,3}(?:\.\d{1,2})?$/), beside: ['dia'] }
export const INDICES = family(1.5, /^\d{2,3}[jklmnpqrsthvwy]$/, byIndices)
export const CURRENT = family(1.5, /^\d{3,4}а$/)
export const OFFSET = family(2, /^et\d{1,2}$/)
export const RIM = family(4, /^(?:[4-9]|1[0-3])(?:\.5)?x(?:1[2-9]|2[0-4])$/, byPair(1, 10))
export const DIAMETER = family(4.5, /^r\d{2}$/)
export const CAPACITY = family(4, /^\d{2,3}ач$/)
export const VISCOSITY = family(5, /^\d{1,2}w\d{2,3}$/, byPair(1, 3))
export const POLARITY = family(5, /^(?:прям|обратн)$/, () => 0)
export const CASE = family(3, /^(?:lb?[0-6]|[bd]\d{2})$/, () => 0)
export const HOLES = family(6, /^[3-8]x(?:9\d|1\d\d|2[0-7]\d)(?:\.\d+)?$/, byPair(OTHER_RIM, 1))
export const TYRE = family(6, /^\d{3}\/\d{2}r\d{2}$/, byTyre)
export const BRAKE_FLUID = family(5, /^dot\d(?:\.\d)?$/)
export const COOLANT = family(5, /^g1\d$/)
/** What goods have or have not: nothing stands for it. */
export const STRONG = family(1.6, /^xl$/, () => 0)
export const RUN_FLAT = family(3, /^runflat$/, () => 0)
export const STUDS = family(4, /^(?:фрикцион|шипова)$/, () => 0)
