import type { Random } from '@/gateway/demo/products/random'

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
const CAR_MARKS = ['Hyundai', 'Kia', 'LADA']
const CAR_MODELS = ['Solaris', 'Rio', 'Vesta']
const NAMES = ['Анна', 'Пётр', 'Мария', 'Илья']
const STREETS = ['ул. Заводская, 12', 'пр. Мира, 48', 'Садовая ул., 5']
const CITIES = ['Москва', 'Тула', 'Казань']
const COUNTRIES = ['Германия', 'Япония', 'Россия']

/** Fixed days: an answer is the same tomorrow. What ends, ends long after that. */
const DAY = '2026-03-16'
const LAST_DAY = '2030-12-31'
const RUSSIAN_DAY = '16.03.2026'
const COLORS = ['#0b57d0', '#a8321e', '#1d7a3e']

type Rule = readonly [name: RegExp, make: (random: Random) => string]

/** What a text field holds, by its name; the first that matches wins. */
const RULES: readonly Rule[] = [
  [/picture|image|photo|icon|poster|thumbnail|^url$|previewUrl/i, () => '/icon.svg'],
  [/^site$/, () => 'https://example.com'],
  [/^fileName$|^files$/, () => 'zakaz.csv'],
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
  [/vin$|^vinExample$/i, () => 'XTAGFL110HY045678'],
  [/plate/i, () => 'А123ВС77'],
  [/^yearFrom$/, () => '01.01.2015'],
  [/^yearTo$/, () => '31.12.2022'],
  [/timeFrom$/i, () => '10:00'],
  [/timeTo$/i, () => '14:00'],
  [/(^|_)time$/, () => '10:30'],
  [/^(issue_)?dates?$/, () => RUSSIAN_DAY],
  [/(until|expiresAt|endsAt|periodTo|date_to)$/i, () => `${LAST_DAY}T10:00:00.000Z`],
  [/(At|date|day|from|to|since|until|start|end)$|^(date|day|time)/i, () => `${DAY}T10:00:00.000Z`],
  [/^open$/i, () => '09:00'],
  [/^close$/i, () => '21:00'],
  [/color/i, (random) => random.pick(COLORS)],
  [/^(mark|manufacturer|make)$/, (random) => random.pick(CAR_MARKS)],
  [/^model$/, (random) => random.pick(CAR_MODELS)],
  [/^modification$|^engine$/, () => '1.6 MPI'],
  [/^fuel$/, () => 'бензин'],
  [/^body$/, () => 'седан'],
  [/^drive$/, () => 'передний'],
  [/^gearbox$/, () => 'автомат'],
  [/^car$/, (random) => `${random.pick(CAR_MARKS)} ${random.pick(CAR_MODELS)}`],
  [/^country$/, (random) => random.pick(COUNTRIES)],
  [/brand|maker/i, (random) => random.pick(BRANDS)],
  [
    /^(number|order_?number|storageNumber|contract_number|reference)$/i,
    (random) => String(random.int(1_000_001, 1_999_999)),
  ],
  [/^lastFour$/, (random) => String(random.int(1000, 9999))],
  [/article|partNumber|oem/i, (random) => `OC${random.int(10, 999)}`],
  [/^(quantity|amount|position|house)$/, (random) => String(random.int(1, 9))],
  [/^promoCode$/, () => 'VESNA2026'],
  [/^ip$/, () => '192.0.2.10'],
  [/^device$/, () => 'Chrome, Windows'],
  [/^company$/, () => 'ООО «Ромашка»'],
  [/^size$/, () => '205/55 R16'],
  [/^season$/, () => 'зима'],
  [/^symbols$/, (random) => random.pick([...'ABDGKNT'])],
  [/^(shop|warehouse)$/, () => 'На Заводской'],
  [/^recipient$/, (random) => `pokupatel-${random.int(1, 99)}@example.com`],
  [/city/i, (random) => random.pick(CITIES)],
  [/address|street|destination|^place$/i, (random) => random.pick(STREETS)],
  [/^(name|secondName|author|(user|author|buyer|recipient)Name)$/i, (random) => random.pick(NAMES)],
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
