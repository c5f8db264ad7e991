import { fillPattern } from '@/gateway/demo/products/fill-pattern'
import { asData } from '@/gateway/demo/as-data'
import oemStyles from '@/gateway/demo/data/oem-styles.json' with { type: 'json' }
import { createRandom } from '@/gateway/demo/products/random'
import type { Slot } from '@/gateway/demo/services/slots-of'
import { articleKey, foldedArticleKey } from '@/lib/parts/keys'

export type DemoOemNumber = { id: number; make: string; number: string; numberKey: string; foldedKey: string }

/**
 * How makes write their numbers. `groups` give the part of the number that names the kind of part, by article family; `patterns`
 * place it as `$`. The rest as in brand patterns.
 */
type OemStyle = {
  makes: readonly string[]
  patterns: readonly string[]
  groups: Readonly<Record<string, string>>
  fallback: string
}

const STYLES = new Map(
  asData<readonly OemStyle[]>(oemStyles).flatMap((style) =>
    style.makes.map((make) => [make, style] as const),
  ),
)
const MAX_MAKES = 3
const TRIES = 40

/** Gives out vehicle makers' numbers; none is given twice, so that parts of two slots never become analogs. */
export function createOemNumberGenerator() {
  const taken = new Set<string>()
  let lastId = 0

  function numbersOf(slot: Slot, family: string): DemoOemNumber[] {
    const makes = [...new Set(slot.vehicles.map(({ make }) => make))].slice(0, MAX_MAKES)
    return makes.flatMap((make) => {
      const random = createRandom('oem', slot.key, make)
      return Array.from({ length: random.chance(0.35) ? 2 : 1 }, () => draw(make, family, random))
    })
  }

  function draw(make: string, family: string, random: ReturnType<typeof createRandom>): DemoOemNumber {
    const style: Omit<OemStyle, 'makes'> = STYLES.get(make) ?? {
      patterns: ['##########'],
      groups: {},
      fallback: '',
    }
    for (let attempt = 0; ; attempt += 1) {
      const pattern = random.pick(style.patterns).replace('$', style.groups[family] ?? style.fallback)
      const number = fillPattern(attempt < TRIES ? pattern : `${pattern}#@##`, random)
      const numberKey = articleKey(number)
      if (taken.has(numberKey)) continue
      taken.add(numberKey)
      lastId += 1
      return { id: lastId, make, number, numberKey, foldedKey: foldedArticleKey(number) }
    }
  }

  return { numbersOf }
}
