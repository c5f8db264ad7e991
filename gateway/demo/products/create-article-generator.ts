import { fillPattern } from '@/gateway/demo/products/fill-pattern'
import type { DemoBrand } from '@/gateway/demo/products/brands'
import { articlePatterns } from '@/gateway/demo/products/brands'
import type { Properties } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'
import { articleKey } from '@/lib/parts/keys'

const TRIES = 30

/** Gives out articles in the style of their makers; none twice under one brand. */
export function createArticleGenerator() {
  const taken = new Set<string>()

  /** `false` when the brand already has the article. */
  function claim(brand: DemoBrand, article: string) {
    const key = `${brand.id}/${articleKey(article)}`
    if (taken.has(key)) return false
    taken.add(key)
    return true
  }

  function draw(brand: DemoBrand, family: string, properties: Properties, random: Random) {
    const patterns = articlePatterns(brand, family)
    for (let attempt = 0; ; attempt += 1) {
      const pattern = placeProperties(patterns.length > 0 ? random.pick(patterns) : '######', properties)
      // A short style runs out in a big shop; makers then print longer numbers.
      const article = fillPattern(pattern + '#'.repeat(Math.floor(attempt / TRIES)), random)
      if (claim(brand, article)) return article
    }
  }

  return { claim, draw }
}

// Some makers print a measure into the number: a belt of six ribs and 1230 mm is 6PK1230.
function placeProperties(pattern: string, properties: Properties) {
  return pattern.replace(/\{(\w+)\}/g, (_, slug: string) => String(properties[slug] ?? ''))
}
