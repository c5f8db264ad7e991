import * as z from 'zod'
import { day, line } from '@/gateway/services/site-content/document-shapes'
import { refersTo } from '@/gateway/services/site-content/references'
import { unique } from '@/gateway/services/site-content/unique'

const MAX_ITEMS = 200
const MAX_TEXT = 2_000
const MAX_RUBLES = 1_000_000
const MAX_MINUTES = 1_440
const MAX_LEAD_MINUTES = 43_200
const MAX_CAPACITY = 100
const MAX_INCHES = 40
const MAX_MONTHS = 60
const DAYS_OF_WEEK = 7
const KOPECKS = 100

/** Roubles in the file, kopecks from here on. */
const price = z
  .number()
  .min(0)
  .max(MAX_RUBLES)
  .transform((rubles) => Math.round(rubles * KOPECKS))
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'время пишется в кавычках: "09:00"')
const code = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'латинские буквы, цифры и дефисы')
const shop = refersTo('shop', code.clone())
const kind = z.enum(['service', 'storage'])

const service = z.strictObject({
  code,
  group: line,
  title: line,
  text: z.string().trim().max(MAX_TEXT).nullable().default(null),
  price: price.nullable().default(null),
  minutes: z.int().min(5).max(MAX_MINUTES).default(60),
  variants: z
    .array(z.strictObject({ title: line, price }))
    .max(MAX_ITEMS)
    .default([]),
  desk: kind.default('service'),
  isForCompanies: z.boolean().default(true),
  shops: z.array(shop).max(MAX_ITEMS).default([]),
})

const deskDay = z
  .strictObject({ day, opens: time.optional(), closes: time.optional() })
  .refine(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    'часы — это opens и closes; день без них выходной',
  )
  .refine(({ opens = '', closes = '24' }) => opens < closes, 'closes не позже, чем opens')

const desk = z.strictObject({
  shop,
  kind,
  slotMinutes: z.int().min(5).max(MAX_MINUTES).default(30),
  capacity: z.int().min(1).max(MAX_CAPACITY).default(1),
  leadMinutes: z.int().min(0).max(MAX_LEAD_MINUTES).default(60),
  weekdays: z.array(z.int().min(1).max(DAYS_OF_WEEK)).min(1).default([1, 2, 3, 4, 5, 6, 7]),
  days: z
    .array(deskDay)
    .max(MAX_ITEMS)
    .superRefine(unique((one) => one.day, 'этот день уже есть'))
    .default([]),
})

const tariff = z
  .strictObject({
    from: z.int().min(1).max(MAX_INCHES),
    to: z.int().min(1).max(MAX_INCHES),
    discs: z.boolean(),
    price,
  })
  .refine(({ from, to }) => from <= to, 'from больше, чем to')

const term = z.strictObject({
  months: z.int().min(1).max(MAX_MONTHS),
  discount: z.int().min(0).max(100).default(0),
})

/** Services with prices, tariffs of storage, and the desks that people book hours at; a list that is not named stays as it is. */
export const autoserviceFile = z.strictObject({
  services: z
    .array(service)
    .max(MAX_ITEMS)
    .superRefine(unique((one) => one.code, 'code повторяется'))
    .optional(),
  tariffs: z.array(tariff).max(MAX_ITEMS).superRefine(refuseTwoPrices).optional(),
  terms: z
    .array(term)
    .max(MAX_ITEMS)
    .superRefine(unique((one) => one.months, 'срок повторяется'))
    .optional(),
  desks: z
    .array(desk)
    .max(MAX_ITEMS)
    .superRefine(unique((one) => `${one.shop} ${one.kind}`, 'такая запись в магазин уже есть'))
    .optional(),
})

export type AutoserviceFile = z.output<typeof autoserviceFile>

/** A wheel has one price: the sizes of two tariffs may not meet. */
function refuseTwoPrices(
  tariffs: readonly { from: number; to: number; discs: boolean }[],
  context: z.core.$RefinementCtx,
): void {
  for (const [at, one] of tariffs.entries()) {
    const other = tariffs
      .slice(0, at)
      .find(({ from, to, discs }) => discs === one.discs && from <= one.to && one.from <= to)
    if (other)
      context.addIssue({
        code: 'custom',
        path: [at],
        message: `размер уже входит в R${other.from}–R${other.to}`,
      })
  }
}
