import { DEMO_BRANDS, type DemoBrand } from '@/gateway/demo/products/brands'
import { asData } from '@/gateway/demo/as-data'
import oils from '@/gateway/demo/data/motor-oils.json' with { type: 'json' }
import type { MadeProduct, SizedRules } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'

type OilLine = { title: string; base: keyof typeof BASES; grades: readonly string[] }

const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const
const BASES = {
  С: { title: 'Синтетическое', perLitre: 720 },
  П: { title: 'Полусинтетическое', perLitre: 430 },
  М: { title: 'Минеральное', perLitre: 300 },
} as const
const DEFAULT_LINE: OilLine = { title: 'Professional', base: 'С', grades: ['5W-30'] }

const CLASSIC_SIZE = { litres: 4, demand: 1 } as const

/** A line is made in the grades that its maker lists, no others. */
const LINES = new Map(
  asData<readonly { brand: string; lines: readonly OilLine[] }[]>(oils.brands).map(({ brand, lines }) => [
    brand,
    lines,
  ]),
)
/** The most popular oil, four litres of it. */
const CLASSICS = oils.classics.flatMap(({ brand: title, line, sae }) => {
  const brand = DEMO_BRANDS.find((known) => known.title === title)
  return brand ? [{ brand, line, sae }] : []
})

export function canister(litres: number) {
  return litres >= 10 ? 'drum' : litres >= 4 ? 'canister' : litres > 1 ? 'canister-small' : 'bottle'
}

function makeMotorOil(random: Random, brand: DemoBrand, place: number): MadeProduct {
  const classic = CLASSICS[place]
  const lines = LINES.get(brand.title) ?? [DEFAULT_LINE]
  const line = lines.find(({ title }) => title === classic?.line) ?? random.pick(lines)
  const sae = classic?.sae ?? random.pick(line.grades)
  const norm = random.pick(oils.norms.filter((known) => known.sae === sae))
  const { litres, demand } = classic ? CLASSIC_SIZE : random.pick(oils.sizes)
  const { title: base, perLitre } = BASES[line.base]
  // «Leichtlauf 10W-40» says its grade already.
  const name = line.title.includes(sae) ? line.title : `${line.title} ${sae}`
  return {
    title: `Масло моторное ${brand.title} ${name} ${base.toLowerCase()} ${litres} л`,
    properties: {
      vyazkost_sae: sae,
      tip_masla: base,
      klass_acea: norm.acea,
      klass_api: norm.api,
      dopuski: random.pick(norm.approvals),
      obem_l: String(litres),
    },
    picture: canister(litres),
    price: perLitre * litres ** 0.93 * TIER_FACTOR[brand.tier] * (0.94 + random.next() * 0.14),
    demand,
    isClassic: classic !== undefined,
    cross: `moil/${sae}/${norm.acea}/${base}/${litres}`,
  }
}

export const MOTOR_OIL_RULES: SizedRules = { make: makeMotorOil, brandAt: (place) => CLASSICS[place]?.brand }
