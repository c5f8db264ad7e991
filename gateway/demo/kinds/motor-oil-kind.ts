import { DEMO_BRANDS, type DemoBrand } from '@/gateway/demo/brands'
import { asData } from '@/gateway/demo/as-data'
import oils from '@/gateway/demo/data/motor-oils.json' with { type: 'json' }
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/random'

type OilLine = { title: string; base: keyof typeof BASES; grades: readonly string[] }

const TIER_FACTOR = { p: 1.42, m: 1, b: 0.62, o: 1.3 } as const
const BASES = {
  С: { title: 'Синтетическое', perLitre: 720 },
  П: { title: 'Полусинтетическое', perLitre: 430 },
  М: { title: 'Минеральное', perLitre: 300 },
} as const
const DEFAULT_LINE: OilLine = { title: 'Professional', base: 'С', grades: ['5W-30'] }

/** Litres and how much of them people buy. */
const SIZES = [
  { litres: 1, demand: 0.6 },
  { litres: 1, demand: 0.6 },
  { litres: 4, demand: 1 },
  { litres: 4, demand: 1 },
  { litres: 4, demand: 1 },
  { litres: 5, demand: 0.75 },
  { litres: 20, demand: 0.04 },
  { litres: 60, demand: 0.01 },
] as const
const CLASSIC_SIZE = { litres: 4, demand: 1 } as const

/** What makers of cars ask of a grade; ACEA, API and the approval belong together. */
const NORMS = [
  { sae: '0W-20', acea: 'C5', api: 'SN', approvals: ['VW 508 00/509 00', 'MB 229.71'] },
  { sae: '0W-20', acea: 'A1/B1', api: 'SP', approvals: ['GM dexos1 Gen 3', 'Ford WSS-M2C947-B1'] },
  { sae: '0W-30', acea: 'C2', api: 'SN', approvals: ['BMW LL-12 FE'] },
  { sae: '0W-30', acea: 'A5/B5', api: 'SN', approvals: ['Volvo VCC 95200377'] },
  { sae: '5W-20', acea: 'A1/B1', api: 'SP', approvals: ['Ford WSS-M2C945-B1', 'Chrysler MS-6395'] },
  { sae: '5W-30', acea: 'C3', api: 'SN', approvals: ['VW 504 00/507 00', 'BMW LL-04', 'MB 229.52'] },
  { sae: '5W-30', acea: 'A5/B5', api: 'SN', approvals: ['Ford WSS-M2C913-D', 'Renault RN0700'] },
  { sae: '5W-30', acea: 'C3', api: 'SP', approvals: ['GM dexos2', 'MB 229.51'] },
  { sae: '5W-40', acea: 'A3/B4', api: 'SN', approvals: ['VW 502 00/505 00', 'Renault RN0710', 'MB 229.5'] },
  { sae: '5W-40', acea: 'C3', api: 'SN', approvals: ['VW 511 00', 'Porsche A40'] },
  { sae: '10W-40', acea: 'A3/B4', api: 'SL', approvals: ['VW 501 01/505 00', 'MB 229.1', 'АвтоВАЗ'] },
  { sae: '0W-40', acea: 'A3/B4', api: 'SN', approvals: ['MB 229.5', 'Porsche A40'] },
  { sae: '15W-40', acea: 'A3/B3', api: 'SG/CD', approvals: ['АвтоВАЗ'] },
] as const

/** A line is made in the grades that its maker lists, no others. */
const LINES = new Map(
  asData<readonly { brand: string; lines: readonly OilLine[] }[]>(oils.brands).map(({ brand, lines }) => [
    brand,
    lines,
  ]),
)
/** What everyone asks for first, four litres of it. */
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
  const norm = random.pick(NORMS.filter((known) => known.sae === sae))
  const { litres, demand } = classic ? CLASSIC_SIZE : random.pick(SIZES)
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

export const MOTOR_OIL_KIND: SizedKind = {
  family: 'moil',
  weight: 64,
  price: [400, 6000],
  picture: 'canister',
  plural: 'моторных масел',
  fit: 'size',
  make: makeMotorOil,
  brandAt: (place) => CLASSICS[place]?.brand,
}
