import * as z from 'zod'
import { refersTo } from '@/gateway/services/site-content/references'
import { unique } from '@/gateway/services/site-content/unique'
import { isMediaPath } from '@/lib/parts/media-path'

const MAX_TITLE = 200
const MAX_PREVIEW = 1_000
const MAX_POINTS = 30
const MAX_SEQUENCE = 100_000
const MAX_SALARY = 10_000_000

export const line = z.string().trim().min(1).max(MAX_TITLE)
const preview = z.string().trim().min(1).max(MAX_PREVIEW).optional()
/** As YAML 1.2 reads it, a day is a text. */
export const day = z.iso.date('день пишется так: 2026-12-31')
const mediaPath = z
  .string()
  .refine(isMediaPath, 'путь файла внутри папки files, без «..» и начальной косой черты')
const paper = refersTo('file', mediaPath.refine(hasExtension, 'у файла нет расширения'))
export const picture = refersTo(
  'file',
  mediaPath.regex(/\.(?:jpe?g|png|webp|avif|svg)$/i, 'картинка — это файл jpg, png, webp, avif или svg'),
)
export const link = refersTo(
  'address',
  z.string().regex(/^(?:https?:\/\/|\/(?![/\\]))/, 'ссылка начинается с «/» или с «https://»'),
)
const points = z.array(z.string().trim().min(1).max(MAX_PREVIEW)).max(MAX_POINTS).default([])
export const sectionCode = refersTo(
  'section',
  z.string().regex(/^[a-z0-9-]+$/, 'код раздела каталога, как в его адресе'),
)
const productCode = refersTo('product', z.string().regex(/^00-\d{8}$/, 'код товара пишется так: 00-12345678'))

export const ad = z.strictObject({ erid: line, advertiser: line.optional() })
export const utm = z.strictObject({
  source: line.optional(),
  medium: line.optional(),
  campaign: line.optional(),
  content: line.optional(),
  term: line.optional(),
})

const entry = {
  title: line,
  date: day,
  preview,
  picture: picture.optional(),
  /** Goods to show below: of a section, or by their codes. */
  section: sectionCode.optional(),
  goods: z
    .array(productCode)
    .superRefine(unique((code) => code, 'этот товар уже назван'))
    .default([]),
}

export const newsHead = z.strictObject(entry)
export const pressHead = z.strictObject({
  ...entry,
  /** Where it was published. */
  source: z.strictObject({ title: line, link: link.optional() }).optional(),
})
export const promoHead = z
  .strictObject({
    ...entry,
    from: day.optional(),
    until: day.optional(),
    link: link.optional(),
    ad: ad.optional(),
    utm: utm.optional(),
  })
  .refine(({ from, date, until }) => isInOrder(from ?? date, until), {
    path: ['until'],
    message: 'раньше, чем акция началась',
  })
export const certificateHead = z
  .strictObject({
    title: line,
    date: day,
    brand: refersTo('brand', line.clone()).optional(),
    number: line.optional(),
    issuer: line.optional(),
    until: day.optional(),
    preview,
    picture,
    document: paper.optional(),
  })
  .refine(({ date, until }) => isInOrder(date, until), { path: ['until'], message: 'раньше, чем date' })
export const vacancyHead = z
  .strictObject({
    title: line,
    date: day,
    until: day.optional(),
    city: line.optional(),
    address: line.optional(),
    department: line.optional(),
    employment: line.optional(),
    salary: z
      .strictObject({
        from: z.int().min(1).max(MAX_SALARY).optional(),
        to: z.int().min(1).max(MAX_SALARY).optional(),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, '«to» меньше «from»')
      .optional(),
    preview,
    duties: points,
    requirements: points,
    conditions: points,
    contact: line.optional(),
  })
  .refine(({ date, until }) => isInOrder(date, until), { path: ['until'], message: 'раньше, чем date' })
export const pageHead = z.strictObject({
  title: line,
  preview,
  /** Pages of one folder stand in this order. */
  order: z.int().min(0).max(MAX_SEQUENCE).default(0),
})

export type NewsHead = z.output<typeof newsHead>
export type PressHead = z.output<typeof pressHead>
export type PromoHead = z.output<typeof promoHead>
export type CertificateHead = z.output<typeof certificateHead>
export type VacancyHead = z.output<typeof vacancyHead>
export type PageHead = z.output<typeof pageHead>

function hasExtension(mediaPath: string): boolean {
  return /\.[a-z0-9]+$/i.test(mediaPath)
}

function isInOrder(from: string, until: string | undefined): boolean {
  return until === undefined || from <= until
}
