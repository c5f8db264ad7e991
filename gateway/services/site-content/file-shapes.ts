import * as z from 'zod'
import {
  ad,
  day,
  line,
  link,
  picture,
  sectionCode,
  utm,
} from '@/gateway/services/site-content/document-shapes'
import { refersTo } from '@/gateway/services/site-content/references'
import { hasWholePhone } from '@/lib/validation/read-phone'
import { signalColours } from '@/lib/validation/signal-colour'
import { unique } from '@/gateway/services/site-content/unique'

const MAX_ITEMS = 100
const MAX_TEXT = 20_000
const MAX_TIMES = 100
const MAX_PAYMENT_DAYS = 365
/** What a receipt can say. */
const VAT_RATES: ReadonlySet<number> = new Set([0, 5, 7, 10, 20, 22])
const INN = /^(?:\d{10}|\d{12})$/
const OGRN = /^(?:\d{13}|\d{15})$/

const menuLeaf = {
  title: line,
  link,
  newTab: z.boolean().default(false),
  icon: line.optional(),
  text: line.optional(),
  picture: picture.optional(),
  section: sectionCode.optional(),
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

const named = z
  .array(z.strictObject({ code: line, title: line, url: link }))
  .max(MAX_ITEMS)
  .superRefine(unique(({ code }) => code, 'такой code уже есть'))
const supplier = () => refersTo('supplier', z.int().min(1))
const digits = (length: number) =>
  z.string().regex(new RegExp(`^\\d{${length}}$`), `${length} цифр в кавычках, чтобы не пропал ноль`)

/** Facts of the shop; one that is not named stays as it is. */
export const siteFile = z.strictObject({
  siteName: line.optional(),
  phone: line.refine(hasWholePhone, 'телефон пишется целиком: +7 (4822) 00-00-00').nullable().optional(),
  email: z.email('адрес почты пишется так: help@example.com').nullable().optional(),
  workTime: line.nullable().optional(),
  address: line.nullable().optional(),
  defaultSupplierId: supplier().optional(),
  fallbackSupplierId: supplier().optional(),
  isMarkup: z.boolean().optional(),
  branding: z
    .strictObject({
      /** In the header, on graphite. */
      logo: picture.optional(),
      /** Of the browser's tab and of a phone's screen. */
      icon: picture.optional(),
      /** What social networks show of a page without a picture of its own. */
      picture: picture.optional(),
      color: z
        .string()
        .refine(
          (color) => signalColours(color) !== undefined,
          'цвет пишется так: "#ffd60a", и текст на нём — белый или тёмный — должен читаться',
        )
        .optional(),
    })
    .optional(),
  socials: named.optional(),
  documents: named.optional(),
  apps: named.optional(),
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
      /** The payee, where it is called otherwise than in `legal`. */
      title: line.optional(),
      inn: z.string().regex(INN, 'ИНН — 10 или 12 цифр в кавычках'),
      /** A sole trader has none. */
      kpp: digits(9).optional(),
      bank: line,
      bic: digits(9),
      account: digits(20),
      correspondentAccount: digits(20),
      /** Absent for a seller without VAT. */
      vatPercent: z
        .number()
        .refine(
          (rate) => VAT_RATES.has(rate),
          `ставка НДС — ${[...VAT_RATES].join(', ')}; без НДС строки нет`,
        )
        .optional(),
      paymentDays: z.int().min(1).max(MAX_PAYMENT_DAYS).optional(),
    })
    .optional(),
})

/** Campaigns that the cart counts by itself; both days count, in Moscow. */
export const campaignsFile = z
  .array(
    z
      .strictObject({
        title: line,
        section: sectionCode,
        times: z.int().min(2).max(MAX_TIMES),
        from: day,
        until: day,
        /** Last part of the address of its own page. */
        page: refersTo('page', line.clone()).nullable().default(null),
      })
      .refine(({ from, until }) => from <= until, 'until раньше, чем from'),
  )
  .max(MAX_ITEMS)
  .superRefine(unique(({ title, section }) => `${title}\n${section}`, 'такая строка уже есть'))
  .superRefine(unique(({ page }, at) => page ?? at, 'у этой страницы уже есть свои дни'))

const text = z.string().trim().min(1).max(MAX_TEXT)
const words = text.nullable().optional()
const markup = refersTo('markup', text.clone())

/** Heads of pages by their addresses; of a page that is not named nothing changes, `null` takes a word away. */
export const seoFile = z
  .array(
    z.strictObject({
      address: refersTo(
        'address',
        z
          .string()
          .regex(/^\/(?:[^/\\?#][^?#]*)?$/, 'путь страницы без «?» и «#», с «/» в начале')
          .regex(/^(?:\/|.*[^/])$/, 'путь страницы без «/» в конце'),
      ),
      title: words,
      keywords: words,
      description: words,
      canonical: link.nullable().optional(),
      heading: words,
      subheading: words,
      robots: words,
      content: markup.nullable().optional(),
      image: picture.nullable().optional(),
      alt: words,
    }),
  )
  .max(MAX_TEXT)
  .superRefine(unique(({ address }) => address, 'об этой странице уже сказано выше'))

export type MenusFile = z.output<typeof menusFile>
export type MenuEntry = z.output<typeof root>
export type SiteFile = z.output<typeof siteFile>
export type CampaignsFile = z.output<typeof campaignsFile>
export type SeoFile = z.output<typeof seoFile>
