import type { DemoBrand } from '@/gateway/demo/products/brands'
import { asData } from '@/gateway/demo/as-data'
import wheels from '@/gateway/demo/data/wheels.json' with { type: 'json' }
import type { MadeProduct, SizedRules } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'

const WHEELS = new Map(wheels.brands.map(({ brand, models }) => [brand, models]))

const TIER_FACTOR = { p: 1.45, m: 1, b: 0.68, o: 1.4 } as const

type Fitment = {
  pcd: string
  dia: string
  inches: readonly [least: number, most: number]
  offset: readonly [least: number, most: number]
}

/** Hubs with the diameters and offsets that are made for them. */
const FITMENTS = asData<readonly Fitment[]>(wheels.fitments)
const COLOURS = ['Серебристый', 'Серебристый', 'Чёрный', 'Чёрный с полировкой', 'Графит', 'Тёмный хром']

function makeWheel(random: Random, brand: DemoBrand, isAlloy: boolean): MadeProduct {
  const fitment = random.pick(FITMENTS)
  const [least, most] = fitment.inches
  const requested = isAlloy
    ? random.pick([14, 15, 16, 16, 17, 17, 18, 19, 20])
    : random.pick([13, 14, 15, 15, 16, 16, 17])
  const diameter = Math.min(Math.max(requested, least), isAlloy ? most : Math.min(most, 17))
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

function makeBolt(random: Random, brand: DemoBrand): MadeProduct {
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
}

export const WHEEL_RULES: Readonly<Record<string, SizedRules>> = {
  alloy: { make: (random, brand) => makeWheel(random, brand, true) },
  steel: { make: (random, brand) => makeWheel(random, brand, false) },
  bolt: { make: makeBolt },
}
