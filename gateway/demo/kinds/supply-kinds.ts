import type { DemoBrand } from '@/gateway/demo/brands'
import type { MadeProduct, SizedKind } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/random'

const TIER_FACTOR = { p: 1.4, m: 1, b: 0.72, o: 1.3 } as const

const BATTERIES = [
  { capacity: 40, current: 330, size: '187×127×227', code: 'B19' },
  { capacity: 45, current: 390, size: '238×129×227', code: 'B24' },
  { capacity: 44, current: 440, size: '207×175×175', code: 'LB1' },
  { capacity: 52, current: 520, size: '207×175×190', code: 'L1' },
  { capacity: 55, current: 520, size: '242×175×190', code: 'L2' },
  { capacity: 60, current: 540, size: '242×175×190', code: 'L2' },
  { capacity: 60, current: 540, size: '242×175×175', code: 'LB2' },
  { capacity: 63, current: 610, size: '242×175×190', code: 'L2' },
  { capacity: 65, current: 580, size: '232×173×225', code: 'D23' },
  { capacity: 70, current: 630, size: '261×175×220', code: 'D26' },
  { capacity: 74, current: 680, size: '278×175×190', code: 'L3' },
  { capacity: 77, current: 780, size: '278×175×190', code: 'L3' },
  { capacity: 80, current: 740, size: '315×175×190', code: 'L4' },
  { capacity: 90, current: 720, size: '306×175×225', code: 'D31' },
  { capacity: 95, current: 800, size: '353×175×190', code: 'L5' },
  { capacity: 100, current: 830, size: '353×175×190', code: 'L5' },
  { capacity: 110, current: 920, size: '393×175×190', code: 'L6' },
]

function makeBattery(random: Random, brand: DemoBrand): MadeProduct {
  const battery = random.pick(BATTERIES)
  // Cars with «start-stop» have European cases of 60 A·h and more.
  const isBig = battery.code.startsWith('L') && battery.capacity >= 60
  const technology = isBig ? random.pick(['Ca/Ca', 'Ca/Ca', 'Ca/Ca', 'EFB', 'AGM']) : 'Ca/Ca'
  const current = battery.current + random.int(-2, 4) * 10 + (technology === 'Ca/Ca' ? 0 : 60)
  const polarity = random.pick(['Обратная', 'Обратная', 'Прямая'])
  const factor = technology === 'AGM' ? 1.9 : technology === 'EFB' ? 1.35 : 1
  return {
    title: `Аккумулятор ${brand.title} ${battery.capacity} А·ч ${current} А ${polarity === 'Прямая' ? 'прямая' : 'обратная'} полярность${technology === 'Ca/Ca' ? '' : ` ${technology}`} ${battery.code}`,
    properties: {
      akb_emkost: String(battery.capacity),
      akb_tok: current,
      akb_polyarnost: polarity,
      akb_tehnologiya: technology,
      akb_tiporazmer: battery.code,
      akb_klemmy: battery.code.startsWith('B') ? 'Тонкие (JIS)' : 'Стандартные',
      gabarity: battery.size,
      napryazhenie: '12',
    },
    picture: battery.code.startsWith('D') || battery.code.startsWith('B') ? 'battery-tall' : 'battery',
    price: (battery.capacity * 92 + 1500) * factor * TIER_FACTOR[brand.tier] * (0.94 + random.next() * 0.14),
    cross: `akb/${battery.code}/${battery.capacity}/${polarity}/${technology}`,
  }
}

const HALOGEN = [
  { base: 'H1', power: '55' },
  { base: 'H3', power: '55' },
  { base: 'H4', power: '60/55' },
  { base: 'H7', power: '55' },
  { base: 'H8', power: '35' },
  { base: 'H11', power: '55' },
  { base: 'HB3', power: '60' },
  { base: 'HB4', power: '51' },
  { base: 'H15', power: '15/55' },
  { base: 'H27', power: '27' },
  { base: 'P21W', power: '21' },
  { base: 'P21/5W', power: '21/5' },
  { base: 'W5W', power: '5' },
  { base: 'C5W', power: '5' },
  { base: 'PY21W', power: '21' },
]

/** Lamps that trucks have too, and their power at 24 V. */
const TRUCK_POWER: ReadonlyMap<string, string> = new Map([
  ['H1', '70'],
  ['H3', '70'],
  ['H4', '75/70'],
  ['H7', '70'],
  ['P21W', '21'],
  ['PY21W', '21'],
  ['W5W', '5'],
  ['C5W', '5'],
])

function makeHalogen(random: Random, brand: DemoBrand): MadeProduct {
  const lamp = random.pick(HALOGEN)
  const isHead = lamp.base.startsWith('H')
  const bright = isHead
    ? random.pick(['Стандарт', 'Стандарт', '+30 %', '+50 %', '+100 %', '+130 %', 'Долгий срок службы'])
    : 'Стандарт'
  const ofTruck = TRUCK_POWER.get(lamp.base)
  const isTruck = ofTruck !== undefined && random.chance(0.1)
  const volts = isTruck ? '24' : '12'
  const power = isTruck ? ofTruck : lamp.power
  const pack = isHead ? random.pick(['1', '1', '2']) : random.pick(['1', '2', '10'])
  const base = isHead ? 260 : 45
  return {
    title: `Лампа ${isHead ? 'галогеновая' : 'накаливания'} ${lamp.base} ${volts}V ${power}W${bright === 'Стандарт' ? '' : ` ${bright.replace(' %', '%')}`}${pack === '1' ? '' : `, ${pack} шт.`}`,
    properties: {
      cokol: lamp.base,
      moshchnost_vt: power,
      napryazhenie: volts,
      v_upakovke: pack,
      ...(isHead && {
        yarkost: bright,
        cvetovaya_temperatura: bright.startsWith('+1') ? random.pick(['3700', '4200']) : '3200',
      }),
    },
    picture: isHead ? (lamp.base === 'H4' ? 'lamp-h4' : 'lamp-halogen') : 'lamp-small',
    price:
      base *
      (bright.startsWith('+') ? 2.6 : 1) *
      Number(pack) ** 0.8 *
      TIER_FACTOR[brand.tier] *
      (0.9 + random.next() * 0.3),
    cross: `halo/${lamp.base}/${volts}/${pack}`,
  }
}

function makeLed(random: Random, brand: DemoBrand): MadeProduct {
  const base = random.pick(['H1', 'H4', 'H7', 'H11', 'HB3', 'W5W', 'P21W', 'C5W'])
  const isHead = base.startsWith('H')
  const temperature = random.pick(['4300', '5000', '6000', '6500'])
  return {
    title: `Лампа светодиодная ${base} ${temperature}K${isHead ? ' комплект 2 шт.' : ', 2 шт.'}`,
    properties: {
      cokol: base,
      cvetovaya_temperatura: temperature,
      moshchnost_vt: isHead ? random.pick(['18', '25', '30']) : random.pick(['1', '2']),
      napryazhenie: '12',
      v_upakovke: '2',
    },
    picture: isHead ? 'lamp-led' : 'lamp-led-small',
    price: (isHead ? 4600 : 520) * TIER_FACTOR[brand.tier] * (0.8 + random.next() * 0.5),
    cross: `led/${base}/${temperature}`,
  }
}

/** Those without mercury burn at 42 V. */
const XENON = [
  { base: 'D1S', volts: '85', power: '35' },
  { base: 'D2S', volts: '85', power: '35' },
  { base: 'D2R', volts: '85', power: '35' },
  { base: 'D3S', volts: '42', power: '35' },
  { base: 'D4S', volts: '42', power: '35' },
  { base: 'D5S', volts: '12', power: '25' },
] as const

function makeXenon(random: Random, brand: DemoBrand): MadeProduct {
  const { base, volts, power } = random.pick(XENON)
  const temperature = random.pick(['4300', '4300', '5000', '6000'])
  return {
    title: `Лампа ксеноновая ${base} ${power}W ${temperature}K`,
    properties: {
      cokol: base,
      cvetovaya_temperatura: temperature,
      moshchnost_vt: power,
      napryazhenie: volts,
      v_upakovke: '1',
    },
    price: random.int(1700, 6200) * TIER_FACTOR[brand.tier],
    cross: `xenon/${base}/${temperature}`,
  }
}

function makeWiper(random: Random, brand: DemoBrand): MadeProduct {
  const length = random.pick([
    '300',
    '340',
    '350',
    '380',
    '400',
    '430',
    '450',
    '475',
    '480',
    '500',
    '530',
    '550',
    '575',
    '600',
    '650',
    '700',
  ])
  const type = random.pick(['Бескаркасная', 'Бескаркасная', 'Гибридная', 'Каркасная'])
  const mount = random.pick(['Крючок', 'Крючок', 'Кнопка', 'Боковой штырь', 'Универсальное'])
  const season = random.chance(0.15) ? ' зимняя' : ''
  return {
    title: `Щётка стеклоочистителя ${type.toLowerCase()}${season} ${length} мм (${Math.round(Number(length) / 25.4)}″)`,
    properties: { dlina_shchetki_mm: length, tip_shchetki: type, kreplenie: mount, v_upakovke: '1' },
    picture: type === 'Каркасная' ? 'wiper-frame' : 'wiper',
    price: (240 + Number(length) * 0.9) * TIER_FACTOR[brand.tier] * (0.85 + random.next() * 0.5),
    cross: `wiper/${length}/${type}/${mount}`,
  }
}

export const SUPPLY_KINDS: readonly SizedKind[] = [
  {
    family: 'akb',
    weight: 28,
    price: [4000, 16_000],
    picture: 'battery',
    plural: 'аккумуляторов',
    fit: 'size',
    make: makeBattery,
  },
  {
    family: 'halo',
    weight: 22,
    price: [60, 1500],
    pack: 2,
    picture: 'lamp-halogen',
    plural: 'галогеновых ламп',
    fit: 'size',
    make: makeHalogen,
  },
  {
    family: 'led',
    weight: 9,
    price: [400, 7000],
    picture: 'lamp-led',
    plural: 'светодиодных ламп',
    fit: 'size',
    make: makeLed,
  },
  {
    family: 'xenon',
    weight: 8,
    price: [1500, 7000],
    pack: 2,
    picture: 'lamp-xenon',
    plural: 'ксеноновых ламп',
    fit: 'size',
    make: makeXenon,
  },
  {
    family: 'wiper',
    weight: 26,
    price: [300, 1600],
    pack: 2,
    picture: 'wiper',
    plural: 'щёток стеклоочистителя',
    fit: 'size',
    make: makeWiper,
  },
]
