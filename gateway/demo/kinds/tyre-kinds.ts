import type { DemoBrand } from '@/gateway/demo/brands'
import { TYRE_MODELS } from '@/gateway/demo/data/models'
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import { parseLines } from '@/gateway/demo/parse-lines'
import type { Random } from '@/gateway/demo/random'

type Season = 'summer' | 'winter' | 'all' | 'van'
type TyreModel = { title: string; season: Season; isStudded: boolean }

// A trailing asterisk is the mark of studs; one inside the name belongs to it.
const TYRES = new Map<string, TyreModel[]>()
for (const [brand = '', ...groups] of parseLines(TYRE_MODELS)) {
  const models = groups.flatMap((group) => {
    const [season = 'summer', titles = ''] = group.split(': ')
    return titles.split(', ').map((title) => ({
      title: title.replace(/\*$/, ''),
      season: season as Season,
      isStudded: title.endsWith('*'),
    }))
  })
  TYRES.set(brand, models)
}

const CAR_SIZES = [
  '155/65 R14',
  '155/70 R13',
  '165/65 R14',
  '165/70 R13',
  '175/65 R14',
  '175/70 R13',
  '175/70 R14',
  '185/60 R14',
  '185/60 R15',
  '185/65 R14',
  '185/65 R15',
  '185/70 R14',
  '195/50 R15',
  '195/55 R15',
  '195/55 R16',
  '195/60 R15',
  '195/65 R15',
  '205/50 R17',
  '205/55 R16',
  '205/60 R16',
  '205/65 R15',
  '215/45 R17',
  '215/50 R17',
  '215/55 R16',
  '215/55 R17',
  '215/60 R16',
  '225/40 R18',
  '225/45 R17',
  '225/45 R18',
  '225/50 R17',
  '225/55 R17',
  '235/40 R18',
  '235/45 R17',
  '235/45 R18',
  '245/40 R18',
  '245/45 R18',
  '245/40 R19',
  '255/35 R19',
]
const SUV_SIZES = [
  '205/70 R15',
  '215/65 R16',
  '215/70 R16',
  '225/60 R17',
  '225/65 R17',
  '225/70 R16',
  '235/55 R18',
  '235/55 R19',
  '235/60 R18',
  '235/65 R17',
  '235/70 R16',
  '245/70 R16',
  '255/50 R19',
  '255/55 R18',
  '265/60 R18',
  '265/65 R17',
  '265/70 R16',
  '275/45 R20',
  '275/55 R20',
  '285/60 R18',
  '285/50 R20',
]
const VAN_SIZES = [
  '175/75 R16',
  '185/75 R16',
  '195/70 R15',
  '195/75 R16',
  '205/65 R16',
  '205/75 R16',
  '215/65 R16',
  '215/75 R16',
  '225/70 R15',
  '235/65 R16',
]
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
const TIER_FACTOR = { p: 1.45, m: 1, b: 0.68, o: 1.4 } as const

function makeTyre(random: Random, brand: DemoBrand, sizes: readonly string[], isVan: boolean): MadeProduct {
  const models = (TYRES.get(brand.title) ?? []).filter(({ season }) => isVan === (season === 'van'))
  const model = random.pick(
    models.length > 0 ? models : [{ title: 'Classic', season: 'summer' as const, isStudded: false }],
  )
  const size = random.pick(sizes)
  const [, width = '205', height = '55', diameter = '16'] = /(\d+)\/(\d+) R(\d+)/.exec(size) ?? []
  const isStrong = !isVan && random.chance(0.35)
  const isRunFlat = !isVan && model.season === 'summer' && Number(diameter) >= 17 && random.chance(0.12)
  const load =
    Math.round(Number(width) * 0.27 + Number(diameter) * 1.2 + Number(height) * 0.22 + 5) +
    (isStrong ? 3 : 0) +
    (isVan ? 16 : 0)
  const speed = isVan
    ? random.pick(['N', 'Q', 'R', 'T'])
    : random.pick(model.season === 'summer' ? ['H', 'V', 'V', 'W', 'Y'] : ['Q', 'R', 'T', 'T', 'H'])
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
    cross: `tyre/${size}/${season}/${model.isStudded}`,
  }
}

export const TYRE_KINDS: readonly SizedKind[] = [
  {
    family: 'tyre',
    weight: 90,
    price: [3000, 20_000],
    pack: 4,
    picture: 'tyre-summer',
    plural: 'легковых шин',
    fit: 'size',
    make: (random, brand) => makeTyre(random, brand, CAR_SIZES, false),
  },
  {
    family: 'tyresuv',
    weight: 40,
    price: [6000, 28_000],
    pack: 4,
    picture: 'tyre-summer',
    plural: 'шин для внедорожников',
    fit: 'size',
    make: (random, brand) => makeTyre(random, brand, SUV_SIZES, false),
  },
  {
    family: 'tyrevan',
    weight: 18,
    price: [5000, 14_000],
    pack: 4,
    picture: 'tyre-summer',
    plural: 'шин для лёгких грузовиков',
    fit: 'size',
    make: (random, brand) => makeTyre(random, brand, VAN_SIZES, true),
  },
]
