import { title, type TradeRule } from '@/gateway/demo/testing/trade-rule'

const WATTS: Readonly<Record<string, string>> = {
  'H1/12': '55',
  'H3/12': '55',
  'H4/12': '60/55',
  'H7/12': '55',
  'H8/12': '35',
  'H11/12': '55',
  'HB3/12': '60',
  'HB4/12': '51',
  'H27/12': '27',
  'P21W/12': '21',
  'P21/5W/12': '21/5',
  'W5W/12': '5',
  'H1/24': '70',
  'H3/24': '70',
  'H7/24': '70',
  'H4/24': '75/70',
}
const CAPACITY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  B19: [35, 42],
  B24: [42, 52],
  LB1: [42, 50],
  L1: [44, 54],
  L2: [54, 65],
  LB2: [54, 62],
  D23: [60, 70],
  D26: [68, 80],
  L3: [70, 80],
  L4: [80, 88],
  D31: [85, 100],
  L5: [90, 105],
  L6: [105, 115],
}

const within = (value: number, [least, most]: readonly [number, number] = [0, -1]) =>
  value >= least && value <= most

export const ELECTRIC_RULES: readonly TradeRule[] = [
  {
    name: 'a headlight of diodes has no bulbs, and another one has',
    families: 'headl',
    holds: ({ of }) => (of('tip_fary') === 'Светодиодная') === (of('cokol') === 'LED'),
  },
  {
    name: 'a plug of nickel has no number of an iridium one',
    families: 'plug',
    when: ({ row }) => /^(?:IFR|ILZKR|IK|SK|VXU)/.test(row.article),
    holds: ({ of }) => of('material_elektroda') === 'Иридий',
  },
  {
    name: 'a plug of the plain series is of nickel',
    families: 'plug',
    when: ({ row }) => /^(?:BKR|BPR|LZKR|DCPR|Q\d+PR)/.test(row.article),
    holds: ({ of }) => of('material_elektroda') === 'Никель',
  },
  {
    name: 'a case has the capacity that fits in',
    families: 'akb',
    holds: ({ of }) => within(Number(of('akb_emkost')), CAPACITY[of('akb_tiporazmer')]),
  },
  {
    name: 'starting current goes with capacity',
    families: 'akb',
    holds: ({ of }) => within(Number(of('akb_tok')) / Number(of('akb_emkost')), [7, 12]),
  },
  {
    name: 'thin terminals are Japanese',
    families: 'akb',
    holds: ({ of }) => /JIS/.test(of('akb_klemmy')) === of('akb_tiporazmer').startsWith('B'),
  },
  {
    name: 'AGM and EFB have European cases',
    families: 'akb',
    when: ({ of }) => /AGM|EFB/.test(of('akb_tehnologiya')),
    holds: ({ of }) => of('akb_tiporazmer').startsWith('L') && Number(of('akb_emkost')) >= 60,
  },
  {
    name: 'AGM costs more than plain lead',
    families: 'akb',
    when: ({ of, offers }) => of('akb_tehnologiya') === 'AGM' && offers.length > 0,
    holds: ({ offers }) => Math.min(...offers.map(({ price }) => price)) > 500_000,
  },
  {
    name: 'sockets have their watts',
    families: 'halo',
    when: ({ of }) => `${of('cokol')}/${of('napryazhenie')}` in WATTS,
    holds: ({ of }) => of('moshchnost_vt') === WATTS[`${of('cokol')}/${of('napryazhenie')}`],
  },
  {
    name: 'lamps of 24 V have sockets of trucks',
    families: 'halo',
    when: ({ of }) => of('napryazhenie') === '24',
    holds: ({ of }) => /^(?:H[1347]|P21W|PY21W|W5W|C5W)$/.test(of('cokol')),
  },
  {
    name: 'halogen lamps are warm',
    families: 'halo',
    when: ({ of }) => of('cvetovaya_temperatura') !== '',
    holds: ({ of }) => Number(of('cvetovaya_temperatura')) <= 4200,
  },
  {
    name: 'xenon lamps have xenon sockets',
    families: 'xenon',
    holds: ({ of }) => /^D[1-5][SR]$/.test(of('cokol')),
  },
  {
    name: 'D3 and D4 burn at 42 V',
    families: 'xenon',
    holds: ({ of }) => /^D[34]/.test(of('cokol')) === (of('napryazhenie') === '42'),
  },
  {
    name: 'head lamps of diodes have head sockets',
    families: 'led',
    when: ({ of }) => Number(of('moshchnost_vt')) >= 18,
    holds: ({ of }) => of('cokol').startsWith('H'),
  },
  {
    name: 'starters turn at 12 V, generators give 14 V',
    families: 'starter altern',
    holds: (goods) => goods.of('napryazhenie') === (goods.family === 'starter' ? '12' : '14'),
  },
  {
    name: 'wheel braces have the sizes of wheel bolts',
    families: 'wrench',
    when: title(/баллонный/),
    holds: ({ of }) => within(Number(of('razmer_klyucha_mm')), [17, 22]),
  },
  {
    name: 'scissor jacks lift a car at most',
    families: 'jack',
    when: title(/ромбический/),
    holds: ({ of }) => Number(of('nagruzka_t')) <= 2,
  },
  {
    name: 'wipers are 300 to 700 mm',
    families: 'wiper',
    holds: ({ of }) => within(Number(of('dlina_shchetki_mm')), [300, 700]),
  },
]
