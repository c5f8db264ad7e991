import { title, type TradeRule } from '@/gateway/demo/testing/trade-rule'

/** Load indexes of the standard build, from tyre makers' tables. */
const LOADS: Readonly<Record<string, number>> = {
  '175/65 R14': 82,
  '185/65 R15': 88,
  '195/65 R15': 91,
  '205/55 R16': 91,
  '215/60 R16': 95,
  '215/65 R16': 98,
  '225/45 R17': 91,
  '225/65 R17': 102,
  '235/55 R18': 100,
  '265/65 R17': 112,
}
const STEPS_OF_STRONG = 4
const SPEEDS = 'NQRTHVWY'

const sizeOf = (of: (slug: string) => string) =>
  `${of('shiny_shirina_profilya_mm')}/${of('shiny_vysota_profilya')} R${of('shiny_diametr_dyuym')}`
const inches = (of: (slug: string) => string) => Number(of('shiny_diametr_dyuym'))

export const WHEEL_RULES: readonly TradeRule[] = [
  {
    name: 'known sizes carry their load',
    families: 'tyre tyresuv',
    when: ({ of }) => sizeOf(of) in LOADS,
    holds: ({ of }) =>
      Number(of('shiny_indeks_nagruzki')) ===
      (LOADS[sizeOf(of)] ?? 0) + (of('shiny_usilennye') === 'Да' ? STEPS_OF_STRONG : 0),
  },
  {
    name: 'passenger tyres carry 345 to 800 kg',
    families: 'tyre',
    holds: ({ of }) =>
      Number(of('shiny_indeks_nagruzki')) >= 75 && Number(of('shiny_indeks_nagruzki')) <= 101,
  },
  {
    name: 'van tyres have two load indexes',
    families: 'tyrevan',
    holds: (goods) =>
      /^\d{3}\/\d{2,3}$/.test(goods.of('shiny_indeks_nagruzki')) && /R\d+C /.test(goods.row.title),
  },
  {
    name: 'only van tyres are C',
    families: 'tyre tyresuv',
    holds: (goods) => !/R\d+C/.test(goods.row.title),
  },
  {
    name: 'studs are for winter',
    families: 'tyre tyresuv tyrevan',
    when: ({ of }) => of('shiny_shipy') === 'Есть',
    holds: (goods) => goods.of('shiny_sezon') === 'Зимние' && /шипованная/.test(goods.row.title),
  },
  {
    name: 'winter tyres are slower than W',
    families: 'tyre tyresuv',
    when: ({ of }) => of('shiny_sezon') === 'Зимние',
    holds: ({ of }) => SPEEDS.indexOf(of('shiny_indeks_skorosti')) <= SPEEDS.indexOf('H'),
  },
  {
    name: 'sport tyres are not for small wheels',
    families: 'tyre',
    when: title(/Pilot Sport|P Zero|Potenza|Eagle F1|SportContact/),
    holds: ({ of }) => inches(of) >= 17,
  },
  {
    name: 'tyres of off-roaders are not for small cars',
    families: 'tyre',
    holds: (goods) => !/Latitude|Geolandar|Scorpion|Grandtrek|SUV/.test(goods.row.title),
  },
  {
    name: 'low profiles are for big wheels',
    families: 'tyre',
    when: ({ of }) => Number(of('shiny_vysota_profilya')) <= 40,
    holds: ({ of }) => inches(of) >= 18,
  },
  {
    name: 'run-flat tyres are for summer and big wheels',
    when: ({ of }) => of('shiny_runflat') === 'Да',
    holds: ({ of }) => of('shiny_sezon') === 'Летние' && inches(of) >= 17,
  },
  {
    name: 'a rim is about half as wide as high',
    families: 'alloy steel',
    holds: ({ of }) =>
      Math.abs(Number(of('diski_shirina_dyuym')) - (Number(of('diski_diametr_dyuym')) / 2 - 1.25)) <= 0.5,
  },
  {
    name: 'LADA rims are 13 to 16 inches',
    families: 'alloy steel',
    when: ({ of }) => of('diski_pcd') === '4x98',
    holds: ({ of }) => Number(of('diski_diametr_dyuym')) <= 16,
  },
  {
    name: 'off-road hubs have small offsets',
    families: 'alloy steel',
    when: ({ of }) => of('diski_pcd') === '5x139.7',
    holds: ({ of }) => Number(of('diski_vylet_et')) <= 35,
  },
  {
    name: 'five bolts on 5x hubs',
    families: 'alloy steel',
    holds: ({ of }) => of('diski_pcd').startsWith(`${of('diski_otverstiya')}x`),
  },
  {
    name: 'steel rims end at 17 inches',
    families: 'steel',
    holds: ({ of }) => Number(of('diski_diametr_dyuym')) <= 17,
  },
]
