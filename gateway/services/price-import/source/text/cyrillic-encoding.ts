import iconv from 'iconv-lite'

/** The first is what most writers use: it needs the least evidence. */
const ENCODINGS = ['windows-1251', 'cp866', 'koi8-r', 'maccyrillic', 'iso-8859-5'] as const
export type CyrillicEncoding = (typeof ENCODINGS)[number]

/** Letters per thousand of Russian text; Ukrainian ones by guess. */
const PER_MILLE =
  'о109 е85 а80 и73 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7 ю6 ф6 ц5 щ4 э3 ё3 ъ1 і2 ї1 є1 ґ1'
const LETTERS: ReadonlyMap<string, number> = new Map(
  PER_MILLE.split(' ').map((entry) => [entry.slice(0, 1), Math.log(Number(entry.slice(1)) / 1000)]),
)
const SIGNS = '«»—–№°®™©±…“”„•’‘²³½¼ \u00ad'
const SIGN = Math.log(0.004)
const FOREIGN = Math.log(0.0001)
/** A small letter before a capital one, which is how an alphabet with its cases swapped looks. */
const CASE_FAULT = Math.log(0.005)
const HEADSTART = 4
/** Russian in its own encoding lies at about −3 a letter, in that of another at −5 and below. */
const LEAST_LIKELY = -4.6
/** A few letters alone prove nothing. */
const MARGIN = 20
const ENOUGH_MIXED = 20

const TABLES = ENCODINGS.map((name) => ({
  name,
  signs: [...iconv.decode(Buffer.from(Array.from({ length: 128 }, (_, at) => 128 + at)), name)],
}))

/** Counts the bytes above ASCII of a text, and detects the Cyrillic encoding in which they make Russian. */
export function createCyrillicCounter() {
  const single = new Uint32Array(128)
  const pairs = new Uint32Array(128 * 128)
  let mixed = 0
  let last = 0

  function add(bytes: Buffer): void {
    for (const byte of bytes) {
      if (byte >= 128) {
        single[byte - 128] = (single[byte - 128] ?? 0) + 1
        if (last >= 128) {
          const pair = (last - 128) * 128 + byte - 128
          pairs[pair] = (pairs[pair] ?? 0) + 1
        } else if (isLatin(last)) mixed += 1
      } else if (last >= 128 && isLatin(byte)) mixed += 1
      last = byte
    }
  }

  /** Nothing where the text is in no Cyrillic encoding, such as German of Windows-1252. */
  function verdict(): CyrillicEncoding | undefined {
    const total = single.reduce((sum, count) => sum + count, 0)
    const joined = pairs.reduce((sum, count) => sum + count, 0)
    if (mixed >= ENOUGH_MIXED && mixed > joined) return undefined
    const rated = TABLES.map(({ name, signs }, at) => ({
      name,
      likelihood: rate(signs) + (at === 0 ? HEADSTART : 0),
    }))
    const best = rated.toSorted((a, b) => b.likelihood - a.likelihood)[0]
    return best && best.likelihood > total * LEAST_LIKELY - MARGIN ? best.name : undefined
  }

  function rate(signs: readonly string[]): number {
    let sum = 0
    single.forEach((count, at) => {
      if (count > 0) sum += count * weigh(signs[at] ?? '')
    })
    pairs.forEach((count, at) => {
      if (count === 0) return
      const [first = '', second = ''] = [signs[Math.floor(at / 128)], signs[at % 128]]
      if (isSmall(first) && isCapital(second)) sum += count * CASE_FAULT
    })
    return sum
  }

  return { add, verdict }
}

function weigh(sign: string): number {
  return LETTERS.get(sign.toLowerCase()) ?? (SIGNS.includes(sign) ? SIGN : FOREIGN)
}

function isLatin(byte: number): boolean {
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x7a
}

function isSmall(sign: string): boolean {
  return sign !== sign.toUpperCase()
}

function isCapital(sign: string): boolean {
  return sign !== sign.toLowerCase()
}
