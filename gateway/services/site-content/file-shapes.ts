import * as z from 'zod'
import { ad, day, line, link, mediaPath, utm } from '@/gateway/services/site-content/document-shapes'

const MAX_ITEMS = 100
const MAX_TEXT = 20_000
const MAX_TIMES = 100
const INN = /^(?:\d{10}|\d{12})$/
const OGRN = /^(?:\d{13}|\d{15})$/

const menuLeaf = {
  title: line,
  link,
  newTab: z.boolean().default(false),
  icon: line.optional(),
  text: line.optional(),
  picture: mediaPath.optional(),
  section: line.optional(),
  ad: ad.optional(),
  utm: utm.optional(),
}
const leaf = z.strictObject(menuLeaf)
const branch = z.strictObject({ ...menuLeaf, items: z.array(leaf).max(MAX_ITEMS).default([]) })
const root = z.strictObject({ ...menuLeaf, items: z.array(branch).max(MAX_ITEMS).default([]) })
const group = z.array(root).max(MAX_ITEMS).optional()

/** Menus by their places; a place that is not named keeps what it has. */
export const menusFile = z.strictObject({
  catalog: group,
  top: group,
  bottom: group,
  catalogMain: group,
  serviceMain: group,
  selectionHelper: group,
  popular: group,
  filters: group,
})

const named = z.strictObject({ code: line, title: line, url: link })
const digits = (length: number) =>
  z.string().regex(new RegExp(`^\\d{${length}}$`), `${length} цифр в кавычках, чтобы не пропал ноль`)

/** Facts of the shop; one that is not named stays as it is. */
export const siteFile = z.strictObject({
  siteName: line.optional(),
  phone: line.nullable().optional(),
  email: z.email('адрес почты пишется так: help@example.com').nullable().optional(),
  workTime: line.nullable().optional(),
  address: line.nullable().optional(),
  defaultSupplierId: z.int().min(1).optional(),
  fallbackSupplierId: z.int().min(1).optional(),
  isMarkup: z.boolean().optional(),
  socials: z.array(named).max(MAX_ITEMS).optional(),
  documents: z.array(named).max(MAX_ITEMS).optional(),
  apps: z.array(named).max(MAX_ITEMS).optional(),
  legal: z
    .strictObject({
      title: line,
      inn: z.string().regex(INN, 'ИНН — 10 или 12 цифр в кавычках'),
      ogrn: z.string().regex(OGRN, 'ОГРН — 13 или 15 цифр в кавычках'),
      address: line,
    })
    .optional(),
  requisites: z
    .strictObject({
      inn: z.string().regex(INN, 'ИНН — 10 или 12 цифр в кавычках'),
      kpp: digits(9),
      bank: line,
      bic: digits(9),
      account: digits(20),
      correspondentAccount: digits(20),
      vatPercent: z.number().min(0).max(100),
      paymentDays: z.int().min(1).max(MAX_ITEMS),
    })
    .optional(),
})

/** Campaigns that the cart counts by itself; both days count, in Moscow. */
export const campaignsFile = z
  .array(
    z
      .strictObject({
        title: line,
        section: line,
        times: z.int().min(2).max(MAX_TIMES),
        from: day,
        until: day,
        /** Last part of the address of its own page. */
        page: line.nullable().default(null),
      })
      .refine(({ from, until }) => from <= until, 'until раньше, чем from'),
  )
  .max(MAX_ITEMS)

const words = z.string().trim().min(1).max(MAX_TEXT).nullable().optional()

/** Heads of pages by their addresses; of a page that is not named nothing changes, `null` takes a word away. */
export const seoFile = z
  .array(
    z.strictObject({
      address: z.string().regex(/^\/(?![/\\])[^?#]*$/, 'путь страницы без «?» и «#», с «/» в начале'),
      title: words,
      keywords: words,
      description: words,
      canonical: words,
      heading: words,
      subheading: words,
      robots: words,
      content: words,
      image: words,
      alt: words,
    }),
  )
  .max(MAX_TEXT)

export type MenusFile = z.output<typeof menusFile>
export type MenuEntry = z.output<typeof root>
export type SiteFile = z.output<typeof siteFile>
export type CampaignsFile = z.output<typeof campaignsFile>
export type SeoFile = z.output<typeof seoFile>
