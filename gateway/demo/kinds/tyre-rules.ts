import type { DemoBrand } from '@/gateway/demo/products/brands'
import { asData } from '@/gateway/demo/as-data'
import tyres from '@/gateway/demo/data/tyres.json' with { type: 'json' }
import type { MadeProduct, Properties, SizedRules } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'

type Season = 'summer' | 'winter' | 'all' | 'van'
type TyreModel = {
  title: string
  season: Season
  isStudded?: boolean
  /** For off-roaders and crossovers. */
  isForSuv?: boolean
  /** Made for fast cars: never below seventeen inches. */
  isSport?: boolean
  /** Made for small cars: never above sixteen. */
  isForSmallCar?: boolean
}
type TyreClass = 'car' | 'suv' | 'van'

/** Sizes that are made, with the load index of the standard build, of a single wheel. */
const SIZES: Readonly<Record<TyreClass, readonly { size: string; load: number }[]>> = tyres.sizes
const TYRES = new Map(
  asData<readonly { brand: string; models: readonly TyreModel[] }[]>(tyres.brands).map(
    ({ brand, models }) => [brand, models],
  ),
)

const SEASON_TITLES: Readonly<Record<Season, string>> = {
  summer: 'Летние',
  winter: 'Зимние',
  all: 'Всесезонные',
  van: 'Летние',
}
const SEASON_WORDS: Readonly<Record<Season, string>> = {
  summer: 'летняя',
  winter: 'зимняя',
  all: 'всесезонная',
  van: 'летняя',
}
/** Of the buyers in season, how many want tyres for the other half of the year. */
const OUT_OF_SEASON = 0.1

/** How much of its demand goods have in one half of the year. */
export function shareInSeason({ shiny_sezon: season }: Properties, isWinter: boolean): number {
  return season === (isWinter ? SEASON_TITLES.summer : SEASON_TITLES.winter) ? OUT_OF_SEASON : 1
}

const TECHNOLOGIES = [
  'WET COR',
  'LONG COR',
  'DRY COR',
  'FLEX COR',
  '3D MOD',
  'CONTACT',
  'Double TREAD',
  'Di-d',
  'INDICATOR',
  'SPORT Mix',
  'Dual Nylon&Steel',
  'ROTATION',
  'I.W.D',
]
/** Load index of a strengthened tyre above the standard one. */
const STRONG_STEPS = 4
const TIER_FACTOR = { p: 1.45, m: 1, b: 0.68, o: 1.4 } as const

/** Models of the brand that are made in the size. */
function modelsFor(brand: DemoBrand, kind: TyreClass, diameter: number): readonly TyreModel[] {
  const all = (TYRES.get(brand.title) ?? []).filter(({ season }) => (kind === 'van') === (season === 'van'))
  const ofClass = all.filter(({ isForSuv = false }) => kind === 'van' || isForSuv === (kind === 'suv'))
  const made = (ofClass.length > 0 ? ofClass : all.filter(({ isForSuv }) => !isForSuv)).filter(
    ({ isSport, isForSmallCar }) => (diameter >= 17 || !isSport) && (diameter <= 16 || !isForSmallCar),
  )
  return made.length > 0 ? made : [{ title: 'Classic', season: kind === 'van' ? 'van' : 'summer' }]
}

/** T and below for studs; sport and wide tyres are quick. */
function speedOf(random: Random, kind: TyreClass, model: TyreModel, diameter: number) {
  if (kind === 'van') return random.pick(['Q', 'R', 'T'])
  if (model.isStudded) return 'T'
  if (model.season === 'winter') return random.pick(['Q', 'R', 'T'])
  if (model.isSport) return random.pick(['W', 'Y'])
  return diameter >= 17 ? random.pick(['V', 'W']) : random.pick(['T', 'H', 'V'])
}

function makeTyre(random: Random, brand: DemoBrand, kind: TyreClass): MadeProduct {
  const isVan = kind === 'van'
  const { size, load: standard } = random.pick(SIZES[kind])
  const [, width = '205', height = '55', diameter = '16'] = /(\d+)\/(\d+) R(\d+)/.exec(size) ?? []
  const model = random.pick(modelsFor(brand, kind, Number(diameter)))
  const isStrong = !isVan && Number(diameter) >= 15 && random.chance(0.35)
  const isRunFlat =
    kind === 'car' && model.season === 'summer' && model.isSport === true && random.chance(0.2)
  const load = standard + (isStrong ? STRONG_STEPS : 0)
  const speed = speedOf(random, kind, model, Number(diameter))
  const indices = `${isVan ? `${load}/${load - 2}` : load}${speed}`
  const season = model.isStudded ? 'winter' : model.season
  const name = `Шина ${SEASON_WORDS[season]}${season === 'winter' ? (model.isStudded ? ' шипованная' : ' фрикционная') : ''}`
  const base = (Number(width) * 11 + Number(diameter) ** 2 * 17 - Number(height) * 22) * (isVan ? 1.25 : 1)
  return {
    title: [
      name,
      brand.title,
      model.title,
      `${size}${isVan ? 'C' : ''}`,
      indices,
      isStrong ? 'XL' : '',
      isRunFlat ? 'RunFlat' : '',
    ]
      .filter(Boolean)
      .join(' '),
    properties: {
      shiny_sezon: SEASON_TITLES[season],
      ...(season === 'winter' && { shiny_shipy: model.isStudded ? 'Есть' : 'Нет' }),
      shiny_shirina_profilya_mm: width,
      shiny_vysota_profilya: height,
      shiny_diametr_dyuym: diameter,
      shiny_indeks_nagruzki: isVan ? `${load}/${load - 2}` : String(load),
      shiny_indeks_skorosti: speed,
      shiny_usilennye: isStrong ? 'Да' : 'Нет',
      ...(isRunFlat && { shiny_runflat: 'Да' }),
      shiny_model: model.title,
      ...(random.chance(0.4) && { shiny_tehnologiya: random.pick(TECHNOLOGIES) }),
    },
    picture: model.isStudded
      ? 'tyre-studded'
      : season === 'winter'
        ? 'tyre-winter'
        : season === 'all'
          ? 'tyre-all'
          : 'tyre-summer',
    price: Math.max(2600, base) * TIER_FACTOR[brand.tier] * (0.92 + random.next() * 0.22),
    cross: `tyre/${size}/${season}/${model.isStudded === true}`,
  }
}

export const TYRE_RULES: Readonly<Record<string, SizedRules>> = {
  tyre: { make: (random, brand) => makeTyre(random, brand, 'car') },
  tyresuv: { make: (random, brand) => makeTyre(random, brand, 'suv') },
  tyrevan: { make: (random, brand) => makeTyre(random, brand, 'van') },
}
