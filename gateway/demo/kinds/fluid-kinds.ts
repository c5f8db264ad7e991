import type { DemoBrand } from '@/gateway/demo/brands'
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import { canister, MOTOR_OIL_KIND } from '@/gateway/demo/kinds/motor-oil-kind'
import { RECIPES } from '@/gateway/demo/kinds/recipes'
import type { Random } from '@/gateway/demo/random'

/** Workshops buy by the drum, people by the canister. */
const BULK_LITRES = 10
const BULK_GRAMS = 800
const BULK_DEMAND = 0.05
const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const

const fluid = (family: string, weight: number, plural: string): SizedKind => ({
  family,
  weight,
  price: [100, 5000],
  picture: 'bottle',
  plural,
  fit: 'size',
  make: makeFluid(family),
})

function makeFluid(family: string) {
  return (random: Random, brand: DemoBrand): MadeProduct => {
    const recipe = RECIPES[family]
    if (!recipe) throw new Error(`no recipe for ${family}`)
    const traits = recipe.traits(random)
    const litres = recipe.litres ? random.pick(recipe.litres) : undefined
    const grams = recipe.grams ? random.pick(recipe.grams) : undefined
    const isBulk = (litres ?? 0) >= BULK_LITRES || (grams ?? 0) >= BULK_GRAMS
    const size = litres === undefined ? `${grams} г` : litres < 1 ? `${litres * 1000} мл` : `${litres} л`
    const perUnit = recipe.perUnit[0] + (recipe.perUnit[1] - recipe.perUnit[0]) * random.next()
    return {
      title: `${recipe.noun} ${brand.title} ${recipe.words?.(traits) ?? ''} ${size}`.replace(/ {2,}/g, ' '),
      properties: {
        ...traits,
        ...(litres === undefined ? { massa_g: String(grams) } : { obem_l: String(litres) }),
      },
      picture: recipe.picture ?? canister(litres ?? 1),
      ...(isBulk && { demand: BULK_DEMAND }),
      price: Math.max(90, perUnit * (litres ?? grams ?? 1) ** 0.9 * TIER_FACTOR[brand.tier]),
      cross: `${family}/${Object.values(traits).join('/')}/${size}`,
    }
  }
}

export const FLUID_KINDS: readonly SizedKind[] = [
  MOTOR_OIL_KIND,
  fluid('gear', 16, 'трансмиссионных масел'),
  fluid('atf', 18, 'масел для АКПП'),
  fluid('coolant', 20, 'антифризов'),
  fluid('brakefl', 12, 'тормозных жидкостей'),
  fluid('gurfl', 5, 'жидкостей для гидроусилителя'),
  fluid('washer', 8, 'жидкостей стеклоомывателя'),
  fluid('grease', 12, 'смазок'),
  fluid('add', 9, 'присадок в масло'),
  fluid('fadd', 9, 'присадок в топливо'),
  fluid('shampoo', 8, 'автошампуней'),
  fluid('polish', 8, 'полиролей'),
  fluid('clean', 12, 'очистителей'),
  fluid('sealant', 9, 'герметиков'),
]
