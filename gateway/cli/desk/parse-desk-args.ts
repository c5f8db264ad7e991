import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { readOptions } from '@/gateway/cli/read-options'
import { normalizePhone } from '@/gateway/core/contact'
import type { DeskCommand } from '@/gateway/services/owner-commands/run-desk-command'

/** Wrong arguments, or a useless file; the message is Russian. */
export class DeskArgsError extends Error {
  override readonly name = 'DeskArgsError'
}

export const DESK_TOPICS = ['promo', 'cards', 'wheels', 'visits'] as const
export type DeskTopic = (typeof DESK_TOPICS)[number]

export const DESK_USAGE: Readonly<Record<DeskTopic, string>> = {
  promo: `Промокоды клуба:
  npm run promo                        все промокоды, CSV
  npm run promo -- make КОД --bonuses 300 --title 'За анкету' [--from ГГГГ-ММ-ДД] [--until ГГГГ-ММ-ДД]
                                       [--uses 100] [--offered]
                                       новый; --offered показывает его каждому в «Промокодах»
  npm run promo -- close КОД           с этой минуты его никто не применит
`,
  cards: `Карты клуба, выданные на кассе:
  npm run cards                        те, что ещё никто не забрал, CSV
  npm run cards -- ФАЙЛ.csv            записать; столбцы: номер карты; телефон; бонусы
                                       владелец получит карту, когда войдёт с этим телефоном
`,
  wheels: `Колёса на хранении:
  npm run wheels [-- --all]            что лежит и что везут, CSV; с --all и выданное
  npm run wheels -- received НОМЕР [--place А-12] [--contract 12/26] [--price 4320] [--paid]
  npm run wheels -- moved НОМЕР --place Б-3 [--shop КОД_МАГАЗИНА]
  npm run wheels -- paid НОМЕР
  npm run wheels -- issued НОМЕР
`,
  visits: `Записи и заявки в автосервис:
  npm run visits [-- --all]            кого ждут и кому позвонить, CSV; с --all и прошедшее
  npm run visits -- done НОМЕР         работы сделаны, компании позвонили
  npm run visits -- missed НОМЕР       никто не приехал; колёса по этой записи больше не ждут
`,
}

const KOPECKS = 100
const MAX_BONUSES = 1_000_000
const MAX_TITLE = 200
const HEADING = /^[^\d]*$/

const day = z.iso.date('день пишется так: 2026-12-31')
const whole = (least: number) =>
  z.coerce
    .number('нужно число')
    .int('нужно целое число')
    .min(least, `не меньше ${least}`)
    .max(MAX_BONUSES, `не больше ${MAX_BONUSES}`)
const title = z
  .string('не указано')
  .trim()
  .min(1, 'не указано')
  .max(MAX_TITLE, `не длиннее ${MAX_TITLE} знаков`)
const cardRow = z.tuple(
  [
    z.string().regex(/^\d{8,20}$/, 'номер карты — от 8 до 20 цифр'),
    z.string().transform((text, context) => {
      const phone = normalizePhone(text)
      if (phone === undefined) context.addIssue('телефон пишется так: +7 900 000-00-00')
      return phone ?? ''
    }),
    whole(0),
  ],
  'нужны три столбца: номер карты; телефон; бонусы',
)

/** The requested command, or the error that explains the usage. */
export function parseDeskArgs(topic: DeskTopic, args: readonly string[], folder: string): DeskCommand {
  const { values, positionals } = readArgs(args)
  const [first, second, ...more] = positionals
  if (more.length > 0) throw new DeskArgsError(DESK_USAGE[topic])
  if (topic === 'promo') return toPromo(first, second, values)
  if (topic === 'wheels') return toWheels(first, second, values)
  if (topic === 'visits') return toVisits(first, second, values)
  if (second !== undefined || Object.keys(values).length > 0) throw new DeskArgsError(DESK_USAGE.cards)
  if (first === undefined) return { do: 'list-cards' }
  return { do: 'keep-cards', cards: readCards(readFileSync(path.resolve(folder, first), 'utf8')) }
}

type Values = ReturnType<typeof readArgs>['values']

const OPTIONS = {
  bonuses: { type: 'string' },
  title: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  offered: { type: 'boolean' },
  place: { type: 'string' },
  contract: { type: 'string' },
  price: { type: 'string' },
  shop: { type: 'string' },
  paid: { type: 'boolean' },
  all: { type: 'boolean' },
} as const

function readArgs(args: readonly string[]) {
  return readOptions(args, OPTIONS, (message, cause) => new DeskArgsError(`${message}\n`, { cause }))
}

const promo = z.strictObject({
  code: title,
  bonuses: whole(1),
  title,
  from: day.optional(),
  until: day.optional(),
  uses: whole(1).optional(),
  offered: z.boolean().default(false),
})

function toPromo(verb: string | undefined, code: string | undefined, values: Values): DeskCommand {
  if (verb === undefined && isNone(values)) return { do: 'list-promo' }
  if (verb === 'close' && code !== undefined && isNone(values)) return { do: 'close-promo', code }
  if (verb !== 'make' || code === undefined) throw new DeskArgsError(DESK_USAGE.promo)
  const { uses, offered, ...rest } = check(promo, { code, ...values })
  return { do: 'make-promo', promo: { ...rest, maxUses: uses, isOffered: offered } }
}

const received = z.strictObject({
  number: title,
  place: title.optional(),
  contract: title.optional(),
  price: whole(0)
    .transform((rubles) => rubles * KOPECKS)
    .optional(),
  paid: z.boolean().optional(),
})
const moved = z.strictObject({ number: title, place: title, shop: title.optional() })
const plain = z.strictObject({ number: title })

function toWheels(verb: string | undefined, text: string | undefined, values: Values): DeskCommand {
  const { all, ...others } = values
  if (verb === undefined && isNone(others)) return { do: 'list-wheels', isAll: all === true }
  if (text === undefined || all !== undefined) throw new DeskArgsError(DESK_USAGE.wheels)
  const given = { number: text, ...others }
  if (verb === 'received') {
    const { paid, ...rest } = check(received, given)
    return { do: 'step-wheels', step: { to: 'received', isPaid: paid, ...rest } }
  }
  if (verb === 'moved') return { do: 'step-wheels', step: { to: 'moved', ...check(moved, given) } }
  if (verb === 'paid' || verb === 'issued')
    return { do: 'step-wheels', step: { to: verb, ...check(plain, given) } }
  throw new DeskArgsError(DESK_USAGE.wheels)
}

function toVisits(verb: string | undefined, text: string | undefined, values: Values): DeskCommand {
  const { all, ...others } = values
  if (verb === undefined && isNone(others)) return { do: 'list-visits', isAll: all === true }
  if ((verb !== 'done' && verb !== 'missed') || text === undefined || all !== undefined)
    throw new DeskArgsError(DESK_USAGE.visits)
  return { do: 'end-visit', end: { to: verb, ...check(plain, { number: text, ...others }) } }
}

/** A first line without digits is a heading. */
function readCards(text: string) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ cells: line.split(/[;\t,]/).map((cell) => cell.trim()), at: at + 1 }))
    .filter(({ cells }) => cells.join('') !== '')
  const [first] = lines
  const rows = first && HEADING.test(first.cells.join('')) ? lines.slice(1) : lines
  if (rows.length === 0)
    throw new DeskArgsError('В файле нет карт: нужны столбцы «номер карты; телефон; бонусы»\n')
  return rows.map(({ cells, at }) => {
    const [number, phone, bonuses] = check(cardRow, cells, `строка ${at}: `)
    return { number, phone, bonuses }
  })
}

function isNone(values: Values): boolean {
  return Object.keys(values).length === 0
}

function check<T>(schema: z.ZodType<T>, value: unknown, before = ''): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `Здесь не нужно: ${issue.keys.map((key) => `--${key}`).join(', ')}`
    const [name] = issue.path
    return typeof name === 'string' ? `${toName(name)}: ${issue.message}` : `${before}${issue.message}`
  })
  throw new DeskArgsError(`${lines.join('\n')}\n`)
}

/** Arguments without a key have names in the usage. */
function toName(field: string): string {
  if (field === 'code') return 'КОД'
  return field === 'number' ? 'НОМЕР' : `--${field}`
}
