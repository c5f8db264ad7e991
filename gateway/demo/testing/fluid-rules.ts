import { title, type TradeRule } from '@/gateway/demo/testing/trade-rule'

const litres = (goods: { of: (slug: string) => string }) => Number(goods.of('obem_l'))

const APPROVALS: Readonly<Record<string, RegExp>> = {
  '0W-20': /508 00|229\.71|dexos1|947/,
  '0W-30': /LL-12|Volvo/,
  '0W-40': /229\.5$|A40/,
  '5W-20': /945|6395/,
  '5W-30': /504 00|LL-04|229\.5[12]|913|RN0700|dexos2/,
  '5W-40': /502 00|RN0710|229\.5$|511 00|A40/,
  '10W-40': /501 01|229\.1|АвтоВАЗ/,
  '15W-40': /АвтоВАЗ/,
}
const ATF_COLOURS: Readonly<Record<string, string>> = {
  'Dexron VI': 'Красный',
  'Dexron III': 'Красный',
  'Toyota WS': 'Красный',
  'CVT Fluid': 'Зелёный',
  DCTF: 'Янтарный',
}

export const FLUID_RULES: readonly TradeRule[] = [
  {
    name: 'fully synthetic lines are synthetic',
    families: 'moil',
    when: title(/8100|EDGE|Mobil 1 |Helix Ultra|Armortech|Top Tec|X9|Optimal Synth|Ultratec/),
    holds: (goods) => goods.of('tip_masla') === 'Синтетическое',
  },
  {
    name: 'lines for old engines are not synthetic',
    families: 'moil',
    when: title(/GTX|Super 2000|Helix HX[37]|Quartz [57]000|Лукойл Супер|Rolf Optima/),
    holds: (goods) => goods.of('tip_masla') !== 'Синтетическое',
  },
  {
    name: 'thin oils are synthetic',
    families: 'moil',
    when: (goods) => /^[05]W/.test(goods.of('vyazkost_sae')),
    holds: (goods) => goods.of('tip_masla') === 'Синтетическое',
  },
  {
    name: 'thick oils are mineral',
    families: 'moil',
    when: (goods) => goods.of('vyazkost_sae') === '15W-40',
    holds: (goods) => goods.of('tip_masla') === 'Минеральное',
  },
  {
    name: 'approvals go with the grade',
    families: 'moil',
    holds: (goods) => APPROVALS[goods.of('vyazkost_sae')]?.test(goods.of('dopuski')) ?? false,
  },
  {
    name: 'a title has one grade, that of the properties',
    families: 'moil',
    holds: (goods) =>
      goods.row.title.split(/\d+W-\d+/).length === 2 && goods.row.title.includes(goods.of('vyazkost_sae')),
  },
  {
    name: 'the title says what the oil is made of',
    families: 'moil',
    holds: (goods) => goods.row.title.includes(goods.of('tip_masla').toLowerCase()),
  },
  {
    name: 'motor oil comes in packs that exist',
    families: 'moil',
    holds: (goods) => [1, 4, 5, 20, 60].includes(litres(goods)),
  },
  {
    name: 'gear oils of GL-4 and GL-5 have their grades',
    families: 'gear',
    holds: (goods) => (goods.of('vyazkost_sae') === '75W-140' ? goods.of('klass_api') === 'GL-5' : true),
  },
  {
    name: '80W-90 is mineral',
    families: 'gear',
    when: (goods) => goods.of('vyazkost_sae') === '80W-90',
    holds: (goods) => goods.of('tip_masla') === 'Минеральное',
  },
  {
    name: 'fluids of automatics have their colour',
    families: 'atf',
    when: (goods) => goods.of('specifikaciya_atf') in ATF_COLOURS,
    holds: (goods) => goods.of('cvet') === ATF_COLOURS[goods.of('specifikaciya_atf')],
  },
  {
    name: 'G11 is green or blue',
    families: 'coolant',
    when: (goods) => goods.of('tip_antifriza') === 'G11',
    holds: (goods) => /Зелёный|Синий/.test(goods.of('cvet')),
  },
  {
    name: 'G12 is red',
    families: 'coolant',
    when: (goods) => /^G12\+?$/.test(goods.of('tip_antifriza')),
    holds: (goods) => goods.of('cvet') === 'Красный',
  },
  {
    name: 'G13 and G12++ are violet',
    families: 'coolant',
    when: (goods) => /^G1(?:3|2\+\+)$/.test(goods.of('tip_antifriza')),
    holds: (goods) => goods.of('cvet') === 'Фиолетовый',
  },
  {
    name: 'tosol is blue and ready',
    families: 'coolant',
    when: title(/тосол а-40/i),
    holds: (goods) => goods.of('cvet') === 'Синий' && goods.of('koncentraciya') === 'Готовый',
  },
  {
    name: 'only concentrates hold to −65 °C',
    families: 'coolant',
    holds: (goods) =>
      (goods.of('temperatura_zamerzaniya') === '-65') === (goods.of('koncentraciya') === 'Концентрат'),
  },
  { name: 'brake fluid is sold in small packs', families: 'brakefl', holds: (goods) => litres(goods) <= 1 },
  {
    name: 'winter washer does not freeze, summer one does',
    families: 'washer',
    holds: (goods) => /зимняя/.test(goods.row.title) === (goods.of('temperatura_zamerzaniya') !== '0'),
  },
  {
    name: 'foam is for washing without touch',
    families: 'shampoo',
    when: (goods) => goods.of('forma_vypuska') === 'Активная пена',
    holds: title(/бесконтактная/),
  },
  {
    name: 'headlight polish is a paste',
    families: 'polish',
    when: title(/для фар/),
    holds: (goods) => goods.of('forma_vypuska') === 'Паста',
  },
  {
    name: 'additives are sold for one filling',
    families: 'add fadd',
    holds: (goods) => litres(goods) <= 0.5,
  },
]
