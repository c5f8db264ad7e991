import type { Random } from '@/gateway/demo/random'

const TITLES = [
  'Фильтр масляный',
  'Колодки тормозные передние',
  'Свеча зажигания',
  'Ремень приводной',
  'Амортизатор задний',
  'Щётка стеклоочистителя',
]
const SENTENCES = [
  'Подходит для города и трассы.',
  'Хранить при температуре от +5 до +25 °C.',
  'Гарантия — год.',
]
const BRANDS = ['Knecht', 'Bosch', 'NGK', 'TRW', 'Gates', 'Denso']
const NAMES = ['Анна', 'Пётр', 'Мария', 'Илья']
const STREETS = ['ул. Заводская, 12', 'пр. Мира, 48', 'Садовая ул., 5']
const CITIES = ['Москва', 'Тула', 'Казань']

/** A fixed day: an answer is the same tomorrow. */
const DAY = '2026-03-16'
const COLORS = ['#0b57d0', '#a8321e', '#1d7a3e']

type Rule = readonly [name: RegExp, make: (random: Random) => string]

/** What a text field holds, by its name; the first that matches wins. */
const RULES: readonly Rule[] = [
  [/picture|image|photo|icon|poster|thumbnail/i, () => '/icon.svg'],
  [/url|href|location|link|path|canonical/i, () => '/help'],
  [
    /(arus_?code|code_product|internalCode|productExternalId)$/i,
    (random) => `00-1000${random.int(1000, 9999)}`,
  ],
  [/e-?mail/i, (random) => `pokupatel-${random.int(1, 99)}@example.com`],
  [/phone/i, (random) => `7999${random.int(1_000_000, 9_999_999)}`],
  [/birthday/i, () => '16.03.1990'],
  [/^inn$/i, () => '7707083893'],
  [/^kpp$/i, () => '773601001'],
  [/vin$/i, () => 'XTAGFL110HY045678'],
  [/plate/i, () => 'А123ВС77'],
  [/(At|date|day|from|to|since|until|start|end)$|^(date|day|time)/i, () => `${DAY}T10:00:00.000Z`],
  [/^open$/i, () => '09:00'],
  [/^close$/i, () => '21:00'],
  [/color/i, (random) => random.pick(COLORS)],
  [/brand|maker|manufacturer|mark$|make$/i, (random) => random.pick(BRANDS)],
  [/article|partNumber|^number$|oem/i, (random) => `OC${random.int(10, 999)}`],
  [/city/i, (random) => random.pick(CITIES)],
  [/address|street/i, (random) => random.pick(STREETS)],
  [/^(name|secondName|author|userName)$/i, (random) => random.pick(NAMES)],
  [/id$|sid$|slug|^code$|code$|key|token|ssd|uuid|source|set$/i, (random) => `kod-${random.int(100, 999)}`],
  [
    /text|content|description|preview|note|comment|message|answer|plus|minus/i,
    (random) => random.pick(SENTENCES),
  ],
]

/** A text for a field, such as its name promises. */
export function wordFor(name: string, random: Random): string {
  const rule = RULES.find(([pattern]) => pattern.test(name))
  return rule ? rule[1](random) : random.pick(TITLES)
}
