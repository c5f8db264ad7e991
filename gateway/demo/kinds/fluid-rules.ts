import { asData } from '@/gateway/demo/as-data'
import type { DemoBrand } from '@/gateway/demo/products/brands'
import recipes from '@/gateway/demo/data/recipes.json' with { type: 'json' }
import {
  drawAll,
  type Draw,
  type MadeProduct,
  type Properties,
  type SizedRules,
} from '@/gateway/demo/kinds/kind'
import { canister, MOTOR_OIL_RULES } from '@/gateway/demo/kinds/motor-oil-rules'
import type { Random } from '@/gateway/demo/products/random'

/** Workshops buy by the drum, people by the canister. */
const BULK_LITRES = 10
const BULK_GRAMS = 800
const BULK_DEMAND = 0.05
const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const

/** How a fluid is named, packed and priced; the price is for a litre or a gram. */
type Recipe = {
  family: string
  noun: string
  litres?: readonly number[]
  grams?: readonly number[]
  perUnit: readonly [number, number]
  picture?: string
  /** Properties that belong together. */
  rows?: readonly Properties[]
  draws?: Readonly<Record<string, Draw>>
  /** Properties named in a title. */
  words?: readonly string[]
  isLowerCase?: boolean
}

const RECIPES = asData<readonly Recipe[]>(recipes)

function coolantTraits(traits: Properties, random: Random): Properties {
  const isConcentrate = !text(traits.tip_antifriza).startsWith('Тосол') && random.chance(0.25)
  return {
    ...traits,
    koncentraciya: isConcentrate ? 'Концентрат' : 'Готовый',
    temperatura_zamerzaniya: isConcentrate ? '-65' : random.pick(['-40', '-40', '-45']),
  }
}

function traitsOf({ family, rows, draws }: Recipe, random: Random): Properties {
  const traits = { ...(rows && random.pick(rows)), ...drawAll(draws, random) }
  return family === 'coolant' ? coolantTraits(traits, random) : traits
}

const WORDS: Readonly<Record<string, (traits: Properties) => string>> = {
  coolant: ({ tip_antifriza, cvet, koncentraciya }) =>
    `${text(tip_antifriza)} ${text(cvet).toLowerCase()} ${text(koncentraciya).toLowerCase()}`,
  washer: ({ temperatura_zamerzaniya }) =>
    text(temperatura_zamerzaniya) === '0' ? 'летняя' : `зимняя ${text(temperatura_zamerzaniya)} °C`,
  grease: ({ tip_smazki }) =>
    text(tip_smazki).toLowerCase().replace('литол', 'Литол').replace('шрус с mos2', 'для ШРУСов с MoS2'),
  shampoo: ({ naznachenie }) => text(naznachenie).toLowerCase().replace(' мойка', ' мойка,'),
}

function wordsOf({ family, words = [], isLowerCase }: Recipe, traits: Properties): string {
  const described = WORDS[family]?.(traits) ?? words.map((slug) => text(traits[slug])).join(' ')
  return isLowerCase ? described.toLowerCase() : described
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function makeFluid(recipe: Recipe) {
  return (random: Random, brand: DemoBrand): MadeProduct => {
    const traits = traitsOf(recipe, random)
    const litres = recipe.litres ? random.pick(recipe.litres) : undefined
    const grams = recipe.grams ? random.pick(recipe.grams) : undefined
    const isBulk = (litres ?? 0) >= BULK_LITRES || (grams ?? 0) >= BULK_GRAMS
    const size = litres === undefined ? `${grams} г` : litres < 1 ? `${litres * 1000} мл` : `${litres} л`
    const perUnit = recipe.perUnit[0] + (recipe.perUnit[1] - recipe.perUnit[0]) * random.next()
    return {
      title: `${recipe.noun} ${brand.title} ${wordsOf(recipe, traits)} ${size}`.replace(/ {2,}/g, ' '),
      properties: {
        ...traits,
        ...(litres === undefined ? { massa_g: String(grams) } : { obem_l: String(litres) }),
      },
      picture: recipe.picture ?? canister(litres ?? 1),
      ...(isBulk && { demand: BULK_DEMAND }),
      price: Math.max(90, perUnit * (litres ?? grams ?? 1) ** 0.9 * TIER_FACTOR[brand.tier]),
      cross: `${recipe.family}/${Object.values(traits).join('/')}/${size}`,
    }
  }
}

export const FLUID_RULES: Readonly<Record<string, SizedRules>> = {
  moil: MOTOR_OIL_RULES,
  ...Object.fromEntries(RECIPES.map((recipe) => [recipe.family, { make: makeFluid(recipe) }])),
}
