import { classicsOf, withClassics } from '@/gateway/demo/products/classics'
import { createArticleGenerator } from '@/gateway/demo/products/create-article-generator'
import type { DemoBrand } from '@/gateway/demo/products/brands'
import { brandsOfFamily, originalBrandOf } from '@/gateway/demo/products/brands'
import type { createFilterRegistry } from '@/gateway/demo/sections/filter-registry'
import { applicabilityWords, fittedTitle } from '@/gateway/demo/products/fitted-titles'
import { ALL_KINDS } from '@/gateway/demo/kinds/all-kinds'
import {
  drawAll,
  type FittedKind,
  type MadeProduct,
  type Properties,
  type SizedKind,
} from '@/gateway/demo/kinds/kind'
import { createOemNumberGenerator } from '@/gateway/demo/products/create-oem-number-generator'
import type { DemoProduct } from '@/gateway/demo/products/product'
import type { ProductDraft } from '@/gateway/demo/products/create-finisher'
import { createFinisher } from '@/gateway/demo/products/create-finisher'
import { shareInSeason } from '@/gateway/demo/kinds/tyre-rules'
import { createRandom, type Random } from '@/gateway/demo/products/random'
import { isTop, slotsOf, type Slot } from '@/gateway/demo/services/slots-of'

const CROSS_GROUP_SIZE = 10
const SAME_ARTICLE_SHARE = 0.07
const ORIGINAL_SHARE = 0.6
/** Of the products of a kind, how many may go to parts of catalogued cars that would be missing otherwise. */
const CATALOGUED_SHARE = 0.5
const TIER_FACTOR = { p: 1.4, m: 1, b: 0.6, o: 1.75 } as const

type Generators = {
  articles: ReturnType<typeof createArticleGenerator>
  oem: ReturnType<typeof createOemNumberGenerator>
  crosses: ReturnType<typeof createCrossNumberGenerator>
  isWinter: boolean
}

/** All products in the order of the kinds; the same count and half of the year give the same products. */
export function* generateProducts(
  count: number,
  filters: ReturnType<typeof createFilterRegistry>,
  { isWinter = true }: { isWinter?: boolean } = {},
): Generator<DemoProduct> {
  const generators: Generators = {
    articles: createArticleGenerator(),
    oem: createOemNumberGenerator(),
    crosses: createCrossNumberGenerator(),
    isWinter,
  }
  const finish = createFinisher(filters)
  const weights = ALL_KINDS.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  let made = 0

  for (const kind of ALL_KINDS) {
    passed += kind.weight
    const share = Math.round((count * passed) / weights) - made
    made += share
    const drafts = kind.fit === 'size' ? sized(kind, share, generators) : fitted(kind, share, generators)
    for (const draft of drafts) yield finish(kind, draft)
  }
}

/** Parts for cars: each slot of a car by several makers, until the share is made. */
function* fitted(kind: FittedKind, share: number, generators: Generators): Generator<ProductDraft> {
  const brands = brandsOfFamily(kind.family)
  const { slots, makers, catalogued } = slotsOf(kind, share, brands.length)
  const empty = new Set(catalogued)
  let left = share
  for (const slot of slots) {
    if (left <= 0) return
    const isNeeded = (kind.isServicePart && isTop(slot)) || classicsOf(kind.family, slot).length > 0
    if (!isNeeded && left <= Math.min(empty.size, share * CATALOGUED_SHARE)) break
    const made = [...filled(kind, slot, { brands, makers, left }, generators)]
    left -= made.length
    empty.delete(slot)
    yield* made
  }
  for (const slot of [...empty].slice(0, left)) {
    const original = originalBrandOf(slot.vehicles[0]?.make ?? '')
    yield* filled(kind, slot, { brands: original ? [original] : brands, makers: 1, left: 1 }, generators)
  }
}

type Makers = {
  brands: readonly DemoBrand[]
  /** How many of them make the part, beside the maker of the car. */
  makers: number
  left: number
}

/** Parts of several makers for one slot. */
function* filled(
  kind: FittedKind,
  slot: Slot,
  { brands, makers, left }: Makers,
  generators: Generators,
): Generator<ProductDraft> {
  const random = createRandom('slot', slot.pairKey)
  const oemNumbers = generators.oem.numbersOf(slot, kind.family)
  const measures = measuresOf(kind, slot, random)
  const [low, high] = kind.price
  const price = low + (high - low) * random.next() ** 1.6
  const original = originalBrandOf(slot.vehicles[0]?.make ?? '')
  const classics = classicsOf(kind.family, slot)
  const chosen = withClassics(random.some(brands, Math.min(makers, left)), classics).slice(0, left)
  if (original && !chosen.includes(original) && random.chance(ORIGINAL_SHARE) && left > chosen.length)
    chosen.push(original)
  let earlier: string | undefined
  for (const brand of chosen) {
    const own = createRandom('product', slot.key, brand.code)
    const properties = { ...measures, ...drawAll(kind.own, own) }
    const classic = classics.find((known) => known.brand === brand.title)?.article
    const oemNumber = classic ?? oemNumbers.find(({ make }) => brand.makes.includes(make))?.number
    const article =
      claimedArticle(generators.articles, { brand, oemNumber, earlier, random: own }) ??
      generators.articles.draw(brand, kind.family, properties, own)
    earlier = article
    yield {
      brand,
      article,
      oemNumbers,
      random: own,
      title: fittedTitle([kind.noun, kind.sizeWords?.(properties) ?? ''].filter(Boolean).join(' '), slot),
      properties: { ...properties, ...kind.described?.(article) },
      picture: slot.variant.picture ?? kind.picture,
      rubles: price * TIER_FACTOR[brand.tier] * (0.9 + own.next() * 0.25),
      vehicles: slot.vehicles,
      years: slot.years,
      applicability: applicabilityWords(slot),
      demand: (slot.popularity / 9) * (kind.demand ?? 1) * (slot.variant.demand ?? 1),
      isClassic: classic !== undefined,
      crossGroup: null,
    }
  }
}

/** What all makers' parts of a slot share. */
function measuresOf(kind: FittedKind, slot: Slot, random: Random): Properties {
  const drawn = { ...drawAll(slot.variant.measures, random), ...drawAll(kind.measures, random) }
  return {
    ...slot.variant.properties,
    ...(kind.isDrawn?.(slot.vehicles) === false ? {} : drawn),
    ...kind.given?.(slot.vehicles, slot.variant, createRandom('given', slot.pairKey)),
  }
}

type ArticleSource = {
  brand: DemoBrand
  oemNumber: string | undefined
  /** Of the maker before it in the slot. */
  earlier: string | undefined
  random: Random
}

function claimedArticle(
  articles: Generators['articles'],
  { brand, oemNumber, earlier, random }: ArticleSource,
): string | undefined {
  if (oemNumber !== undefined && articles.claim(brand, oemNumber)) return oemNumber
  // Packers of parts often sell under the number of the maker they pack; so one number has several brands.
  const isCopy = brand.tier === 'b' && earlier !== undefined && random.chance(SAME_ARTICLE_SHARE)
  return isCopy && articles.claim(brand, earlier) ? earlier : undefined
}

/** Goods that are chosen by their size. */
function* sized(
  kind: SizedKind,
  share: number,
  { articles, crosses, isWinter }: Generators,
): Generator<ProductDraft> {
  const brands = brandsOfFamily(kind.family)
  for (let place = 0; place < share; place += 1) {
    const random = createRandom('sized', kind.family, place)
    const brand = kind.brandAt?.(place) ?? random.pick(brands)
    const goods: MadeProduct = kind.make(random, brand, place)
    yield {
      brand,
      random,
      oemNumbers: [],
      article: articles.draw(brand, kind.family, goods.properties, random),
      title: goods.title,
      properties: goods.properties,
      picture: goods.picture ?? kind.picture,
      rubles: goods.price ?? random.int(...kind.price),
      vehicles: [],
      years: { from: null, to: null },
      applicability: '',
      demand: (goods.demand ?? random.next()) * shareInSeason(goods.properties, isWinter),
      isClassic: goods.isClassic === true,
      crossGroup: goods.cross === undefined ? null : crosses.groupOf(goods.cross),
    }
  }
}

// Equal products of other makers form groups of some ten, as a cross-reference list would.
function createCrossNumberGenerator() {
  const open = new Map<string, { group: number; size: number }>()
  let lastGroup = 0

  function groupOf(key: string) {
    const current = open.get(key)
    if (current && current.size < CROSS_GROUP_SIZE) {
      current.size += 1
      return current.group
    }
    lastGroup += 1
    open.set(key, { group: lastGroup, size: 1 })
    return lastGroup
  }

  return { groupOf }
}
