import type { DemoBrand } from '@/gateway/demo/brands'
import wheelModels from '@/gateway/demo/data/wheel-models.json' with { type: 'json' }
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/random'

const WHEELS = new Map(wheelModels.map(({ brand, models }) => [brand, models]))

const TIER_FACTOR = { p: 1.45, m: 1, b: 0.68, o: 1.4 } as const

/** Hubs with the diameters and offsets that are made for them. */
const FITMENTS = [
  { pcd: '4x98', dia: '58.6', inches: [13, 16], offset: [25, 40] },
  { pcd: '4x100', dia: '54.1', inches: [13, 17], offset: [35, 50] },
  { pcd: '4x100', dia: '60.1', inches: [14, 17], offset: [35, 50] },
  { pcd: '4x108', dia: '63.3', inches: [14, 17], offset: [15, 47] },
  { pcd: '5x100', dia: '57.1', inches: [14, 18], offset: [35, 46] },
  { pcd: '5x105', dia: '56.6', inches: [15, 18], offset: [38, 42] },
  { pcd: '5x108', dia: '63.3', inches: [15, 19], offset: [40, 54] },
  { pcd: '5x112', dia: '57.1', inches: [15, 20], offset: [35, 54] },
  { pcd: '5x112', dia: '66.6', inches: [16, 20], offset: [25, 48] },
  { pcd: '5x114.3', dia: '60.1', inches: [15, 20], offset: [33, 50] },
  { pcd: '5x114.3', dia: '66.1', inches: [15, 20], offset: [35, 50] },
  { pcd: '5x114.3', dia: '67.1', inches: [15, 20], offset: [38, 54] },
  { pcd: '5x120', dia: '72.6', inches: [16, 20], offset: [15, 47] },
  { pcd: '5x139.7', dia: '98.6', inches: [15, 18], offset: [0, 35] },
  { pcd: '6x139.7', dia: '106.1', inches: [15, 20], offset: [10, 46] },
] as const
const COLOURS = ['Серебристый', 'Серебристый', 'Чёрный', 'Чёрный с полировкой', 'Графит', 'Тёмный хром']

function makeWheel(random: Random, brand: DemoBrand, isAlloy: boolean): MadeProduct {
  const fitment = random.pick(FITMENTS)
  const [least, most] = fitment.inches
  const wanted = isAlloy
    ? random.pick([14, 15, 16, 16, 17, 17, 18, 19, 20])
    : random.pick([13, 14, 15, 15, 16, 16, 17])
  const diameter = Math.min(Math.max(wanted, least), isAlloy ? most : Math.min(most, 17))
  const width = (diameter / 2 - 1.5 + random.int(0, 1) * 0.5).toFixed(1)
  const offset = random.int(fitment.offset[0], fitment.offset[1])
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
