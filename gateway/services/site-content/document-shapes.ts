import * as z from 'zod'
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
export const mediaPath = z
  .string()
  .refine(isMediaPath, 'путь файла внутри папки files, без «..» и начальной косой черты')
export const link = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?![/\\]))/, 'ссылка начинается с «/» или с «https://»')
const points = z.array(z.string().trim().min(1).max(MAX_PREVIEW)).max(MAX_POINTS).default([])
const sectionCode = z.string().regex(/^[a-z0-9-]+$/, 'код раздела каталога, как в его адресе')

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
  picture: mediaPath.optional(),
  /** Goods to show below: of a section, or by their codes. */
  section: sectionCode.optional(),
  goods: z.array(z.string().regex(/^00-\d{8}$/, 'код товара пишется так: 00-12345678')).default([]),
}

export const newsHead = z.strictObject(entry)
export const pressHead = z.strictObject({
  ...entry,
  /** Where it was published. */
  source: z.strictObject({ title: line, link: link.optional() }).optional(),
})
export const promoHead = z.strictObject({
  ...entry,
  from: day.optional(),
  until: day.optional(),
  link: link.optional(),
  ad: ad.optional(),
  utm: utm.optional(),
})
export const certificateHead = z.strictObject({
  title: line,
  date: day,
  brand: line.optional(),
  number: line.optional(),
  issuer: line.optional(),
  until: day.optional(),
  preview,
  picture: mediaPath,
  document: mediaPath.optional(),
})
export const vacancyHead = z.strictObject({
  title: line,
  date: day,
  until: day.optional(),
  city: line.optional(),
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
