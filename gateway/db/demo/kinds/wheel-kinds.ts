import { TYRE_MODELS, WHEEL_MODELS } from '@/gateway/db/demo/data/models'
import type { DemoBrand } from '@/gateway/db/demo/brands'
import type { MadeProduct, SizedKind } from '@/gateway/db/demo/kinds/kind'
import type { Random } from '@/gateway/db/demo/random'
import { parseLines } from '@/gateway/db/demo/parse-lines'

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

const WHEELS = new Map(
  parseLines(WHEEL_MODELS).map(([brand = '', models = '']) => [brand, models.split(', ')]),
)

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

const FITMENTS = [
  { pcd: '4x98', dia: '58.6' },
  { pcd: '4x100', dia: '54.1' },
  { pcd: '4x100', dia: '60.1' },
  { pcd: '4x108', dia: '63.3' },
  { pcd: '5x100', dia: '57.1' },
  { pcd: '5x105', dia: '56.6' },
  { pcd: '5x108', dia: '63.3' },
  { pcd: '5x112', dia: '57.1' },
  { pcd: '5x112', dia: '66.6' },
  { pcd: '5x114.3', dia: '60.1' },
  { pcd: '5x114.3', dia: '66.1' },
  { pcd: '5x114.3', dia: '67.1' },
  { pcd: '5x120', dia: '72.6' },
  { pcd: '5x139.7', dia: '98.6' },
  { pcd: '6x139.7', dia: '106.1' },
]
const COLOURS = ['Серебристый', 'Серебристый', 'Чёрный', 'Чёрный с полировкой', 'Графит', 'Тёмный хром']

function makeWheel(random: Random, brand: DemoBrand, isAlloy: boolean): MadeProduct {
  const fitment = random.pick(FITMENTS)
  const diameter = isAlloy
    ? random.pick([14, 15, 16, 16, 17, 17, 18, 19, 20])
    : random.pick([13, 14, 15, 15, 16, 16, 17])
  const width = (diameter / 2 - 1.5 + random.int(0, 2) * 0.5).toFixed(1)
  const offset = random.int(18, 54)
  const model = isAlloy ? random.pick(WHEELS.get(brand.title) ?? ['Classic']) : ''
  const colour = isAlloy ? random.pick(COLOURS) : random.pick(['Серебристый', 'Чёрный'])
  const holes = fitment.pcd[0] ?? '5'
  const dark = colour === 'Серебристый' ? '' : '-dark'
  return {
    title:
      `Диск ${isAlloy ? 'литой' : 'штампованный'} ${brand.title} ${model} ${width}x${diameter} ${fitment.pcd} ET${offset} DIA ${fitment.dia}`.replace(
        / {2,}/g,
        ' ',
      ),
    properties: {
      diski_tip: isAlloy ? 'Литой' : 'Штампованный',
      diski_shirina_dyuym: width,
      diski_diametr_dyuym: String(diameter),
      diski_vylet_et: offset,
      diski_pcd: fitment.pcd,
      diski_otverstiya: holes,
      diski_dia: fitment.dia,
      diski_cvet: colour,
      ...(model && { diski_model: model }),
    },
    picture: `${isAlloy ? 'alloy-wheel' : 'steel-wheel'}${dark}-${holes}`,
    price:
      (isAlloy ? 900 : 420) * (diameter - 9) ** 1.15 * TIER_FACTOR[brand.tier] * (0.9 + random.next() * 0.3),
    cross: isAlloy ? undefined : `steel/${width}/${diameter}/${fitment.pcd}/${fitment.dia}`,
  }
}

export const WHEEL_KINDS: readonly SizedKind[] = [
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
  {
    family: 'alloy',
    weight: 44,
    price: [4500, 24_000],
    pack: 4,
    picture: 'alloy-wheel-5',
    plural: 'литых дисков',
    fit: 'size',
    make: (random, brand) => makeWheel(random, brand, true),
  },
  {
    family: 'steel',
    weight: 20,
    price: [1900, 5200],
    pack: 4,
    picture: 'steel-wheel-5',
    plural: 'штампованных дисков',
    fit: 'size',
    make: (random, brand) => makeWheel(random, brand, false),
  },
  {
    family: 'bolt',
    weight: 10,
    price: [90, 3900],
    pack: 1,
    picture: 'wheel-bolt',
    plural: 'крепежа для колёс',
    fit: 'size',
    make(random, brand) {
      const type = random.pick(['Болт', 'Гайка', 'Секретки', 'Секретки'])
      const thread = random.pick(['M12×1.25', 'M12×1.5', 'M14×1.5', 'M14×1.25'])
      const length = random.pick(['24', '27', '28', '32', '35', '45'])
      const set = type === 'Секретки' ? ' комплект 4 шт.' : ''
      return {
        title: `${type === 'Секретки' ? 'Секретки колёсные' : `${type} колёсн${type === 'Болт' ? 'ый' : 'ая'}`} ${brand.title} ${thread}${type === 'Гайка' ? '' : `×${length}`}${set}`,
        properties: {
          tip_krepezha: type,
          rezba_krepezha: thread,
          ...(type !== 'Гайка' && { dlina_krepezha_mm: length }),
        },
        picture: type === 'Гайка' ? 'wheel-nut' : type === 'Секретки' ? 'wheel-locks' : 'wheel-bolt',
        price: type === 'Секретки' ? random.int(1200, 4200) : random.int(70, 260),
        cross: `bolt/${type}/${thread}/${length}`,
      }
    },
  },
]
