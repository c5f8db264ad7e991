import { asData } from '@/gateway/demo/as-data'
import type { DemoBrand } from '@/gateway/demo/products/brands'
import supplies from '@/gateway/demo/data/supplies.json' with { type: 'json' }
import type { MadeProduct, SizedRules } from '@/gateway/demo/kinds/kind'
import type { Random } from '@/gateway/demo/products/random'

const TIER_FACTOR = { p: 1.4, m: 1, b: 0.72, o: 1.3 } as const

function makeBattery(random: Random, brand: DemoBrand): MadeProduct {
  const battery = random.pick(supplies.batteries)
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

/** Lamps that trucks have too have their power at 24 V. */
const HALOGEN_LAMPS = asData<readonly { base: string; power: string; truckPower?: string }[]>(
  supplies.halogenLamps,
)

function makeHalogen(random: Random, brand: DemoBrand): MadeProduct {
  const lamp = random.pick(HALOGEN_LAMPS)
  const isHead = lamp.base.startsWith('H')
  const bright = isHead
    ? random.pick(['Стандарт', 'Стандарт', '+30 %', '+50 %', '+100 %', '+130 %', 'Долгий срок службы'])
    : 'Стандарт'
  const ofTruck = lamp.truckPower
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

function makeXenon(random: Random, brand: DemoBrand): MadeProduct {
  const { base, volts, power } = random.pick(supplies.xenonLamps)
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
  const length = random.pick(supplies.wiperLengths)
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

export const SUPPLY_RULES: Readonly<Record<string, SizedRules>> = {
  akb: { make: makeBattery },
  halo: { make: makeHalogen },
  led: { make: makeLed },
  xenon: { make: makeXenon },
  wiper: { make: makeWiper },
}
