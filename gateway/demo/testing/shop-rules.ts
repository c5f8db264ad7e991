import type { TradeRule } from '@/gateway/demo/testing/trade-rule'

/** Words that reviews of these products alone may say: the words, and the families. */
const WORDS_OF_KINDS: readonly (readonly [words: RegExp, families: string])[] = [
  [/салон[еа] стало|запах в пробках/i, 'cabf'],
  [/на льду|по рыхлому снегу|гололёд/i, 'tyre tyresuv tyrevan'],
  [/балансиров/i, 'tyre tyresuv tyrevan alloy steel'],
  [/притёрлись|скрип так/i, 'pads shoe drum'],
  [/развал/i, 'shock'],
  [/без полос/i, 'wiper'],
  [/завелась/i, 'akb moil plug glow'],
  [/канистра/i, 'moil'],
  [/масло не потеет|закрутился рукой/i, 'oilf'],
  [/цоколь|граница чёткая/i, 'halo led xenon'],
  [/педаль/i, 'pads brakefl clutch relb mat'],
  [/грунт ровный|маляр/i, 'fender bumper'],
  [/кейс/i, 'tools wrench'],
]
/** Rubles of the cheapest offer. */
const PRICES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  oilf: [120, 3200],
  airf: [130, 3900],
  cabf: [110, 3500],
  pads: [500, 12_000],
  disc: [700, 16_000],
  shock: [900, 20_000],
  bush: [80, 4000],
  tbelt: [280, 8000],
  tkit: [1300, 31_000],
  plug: [80, 3000],
  akb: [2800, 37_000],
  tyre: [1500, 45_000],
  tyresuv: [1500, 50_000],
  alloy: [2400, 40_000],
  halo: [20, 4500],
  wiper: [200, 2500],
  coolant: [60, 8000],
  brakefl: [90, 2500],
  headl: [1900, 60_000],
  rack: [4500, 120_000],
}

const textsOf = (reviews: readonly { text: string }[]) => reviews.map(({ text }) => text).join(' ')
const cheapest = (offers: readonly { price: number }[]) => Math.min(...offers.map(({ price }) => price)) / 100

export const SHOP_RULES: readonly TradeRule[] = [
  ...WORDS_OF_KINDS.map(([words, families]): TradeRule => ({
    name: `only reviews of ${families} say ${words.source}`,
    when: ({ reviews }) => words.test(textsOf(reviews)),
    holds: ({ family }) => families.split(' ').includes(family),
  })),
  {
    name: 'reviews of cartridges do not speak of threads',
    families: 'oilf',
    when: ({ of, reviews }) => of('tip_filtra') === 'Картридж' && reviews.length > 0,
    holds: ({ reviews }) => !/резьб|закрутился/i.test(textsOf(reviews)),
  },
  {
    name: 'reviews of summer tyres do not speak of ice',
    families: 'tyre tyresuv',
    when: ({ of, reviews }) => of('shiny_sezon') === 'Летние' && reviews.length > 0,
    holds: ({ reviews }) => !/льд|снег|шип/i.test(textsOf(reviews)),
  },
  {
    name: 'nobody praises how a liquid fits',
    families: 'moil coolant shampoo washer',
    when: ({ reviews }) => reviews.some(({ pros }) => pros !== null),
    holds: ({ reviews }) => !reviews.some(({ pros }) => pros === 'Точная посадка' || pros === 'Ресурс'),
  },
  ...Object.entries(PRICES).map(([families, [least, most]]): TradeRule => ({
    name: `${families} costs ${least} to ${most} ₽`,
    families,
    when: ({ offers }) => offers.length > 0,
    holds: ({ offers }) => cheapest(offers) >= least && cheapest(offers) <= most,
  })),
  {
    name: 'a litre of motor oil costs 120 to 2,500 ₽',
    families: 'moil',
    when: ({ offers }) => offers.length > 0,
    holds: ({ offers, of }) =>
      cheapest(offers) / Number(of('obem_l')) >= 120 && cheapest(offers) / Number(of('obem_l')) <= 2500,
  },
  {
    name: 'nobody buys drums like hot cakes',
    families: 'moil gear atf',
    when: ({ of }) => Number(of('obem_l')) >= 20,
    holds: ({ row }) => row.sales_score < 2000,
  },
]
