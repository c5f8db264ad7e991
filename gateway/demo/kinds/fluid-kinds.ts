import { OIL_LINES } from '@/gateway/demo/data/models'
import type { DemoBrand } from '@/gateway/demo/brands'
import { RECIPES } from '@/gateway/demo/kinds/recipes'
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import { parseLines } from '@/gateway/demo/parse-lines'
import type { Random } from '@/gateway/demo/random'

const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const
const LINES = new Map(parseLines(OIL_LINES).map(([brand = '', lines = '']) => [brand, lines.split(', ')]))

const GRADES = [
  { sae: '0W-20', acea: 'C5', api: 'SP', approvals: ['Ford WSS-M2C947', 'GM dexos1 Gen 3'] },
  { sae: '0W-30', acea: 'C2', api: 'SN', approvals: ['Volvo VCC 95200377', 'BMW LL-12 FE'] },
  { sae: '5W-20', acea: 'A1/B1', api: 'SP', approvals: ['Ford WSS-M2C945', 'Chrysler MS-6395'] },
  { sae: '5W-30', acea: 'C3', api: 'SN', approvals: ['VW 504 00/507 00', 'BMW LL-04', 'MB 229.52'] },
  { sae: '5W-30', acea: 'A5/B5', api: 'SN', approvals: ['Ford WSS-M2C913-D', 'Renault RN0700'] },
  { sae: '5W-30', acea: 'C3', api: 'SP', approvals: ['GM dexos2', 'MB 229.51'] },
  { sae: '5W-40', acea: 'A3/B4', api: 'SN', approvals: ['VW 502 00/505 00', 'Renault RN0710', 'MB 229.5'] },
  { sae: '5W-40', acea: 'C3', api: 'SN', approvals: ['VW 511 00', 'Porsche A40'] },
  { sae: '10W-40', acea: 'A3/B4', api: 'SL', approvals: ['VW 501 01/505 00', 'MB 229.1'] },
  { sae: '10W-30', acea: 'A3/B4', api: 'SL', approvals: ['АвтоВАЗ'] },
  { sae: '0W-40', acea: 'A3/B4', api: 'SN', approvals: ['MB 229.5', 'Porsche A40'] },
  { sae: '15W-40', acea: 'A3/B3', api: 'SG/CD', approvals: ['АвтоВАЗ'] },
]

function canister(litres: number) {
  return litres >= 10 ? 'drum' : litres >= 4 ? 'canister' : litres > 1 ? 'canister-small' : 'bottle'
}

function makeMotorOil(random: Random, brand: DemoBrand): MadeProduct {
  const line = random.pick(LINES.get(brand.title) ?? ['Professional'])
  const grade = random.pick(GRADES)
  const isMineral = grade.sae === '15W-40' || (grade.sae.startsWith('10W') && random.chance(0.2))
  const base = isMineral ? 'Минеральное' : grade.sae.startsWith('10W') ? 'Полусинтетическое' : 'Синтетическое'
  const litres = random.pick([1, 1, 4, 4, 4, 5, 5, 20, 60])
  const perLitre = isMineral ? 300 : base === 'Синтетическое' ? 720 : 430
  return {
    title: `Масло моторное ${brand.title} ${line} ${grade.sae} ${base.toLowerCase()} ${litres} л`,
    properties: {
      vyazkost_sae: grade.sae,
      tip_masla: base,
      klass_acea: grade.acea,
      klass_api: grade.api,
      dopuski: random.pick(grade.approvals),
      obem_l: String(litres),
    },
    picture: canister(litres),
    price: perLitre * litres ** 0.93 * TIER_FACTOR[brand.tier] * (0.94 + random.next() * 0.14),
    cross: `moil/${grade.sae}/${grade.acea}/${base}/${litres}`,
  }
}
function makeFluid(family: string) {
  return (random: Random, brand: DemoBrand): MadeProduct => {
    const recipe = RECIPES[family]
    if (!recipe) throw new Error(`no recipe for ${family}`)
    const traits = recipe.traits(random)
    const litres = recipe.litres ? random.pick(recipe.litres) : undefined
    const grams = recipe.grams ? random.pick(recipe.grams) : undefined
    const size = litres === undefined ? `${grams} г` : litres < 1 ? `${litres * 1000} мл` : `${litres} л`
    const perUnit = recipe.perUnit[0] + (recipe.perUnit[1] - recipe.perUnit[0]) * random.next()
    return {
      title: `${recipe.noun} ${brand.title} ${recipe.words?.(traits) ?? ''} ${size}`.replace(/ {2,}/g, ' '),
      properties: {
        ...traits,
        ...(litres === undefined ? { massa_g: String(grams) } : { obem_l: String(litres) }),
      },
      picture: recipe.picture ?? canister(litres ?? 1),
      price: Math.max(90, perUnit * (litres ?? grams ?? 1) ** 0.9 * TIER_FACTOR[brand.tier]),
      cross: `${family}/${Object.values(traits).join('/')}/${size}`,
    }
  }
}

const fluid = (family: string, weight: number, plural: string): SizedKind => ({
  family,
  weight,
  price: [100, 5000],
  picture: 'bottle',
  plural,
  fit: 'size',
  make: makeFluid(family),
})

export const FLUID_KINDS: readonly SizedKind[] = [
  {
    family: 'moil',
    weight: 64,
    price: [400, 6000],
    picture: 'canister',
    plural: 'моторных масел',
    fit: 'size',
    make: makeMotorOil,
  },
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
