import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '@/gateway/core/database'
import { normalizePhone } from '@/gateway/core/contact'
import { siteParams } from '@/gateway/db/schema/site'
import type { CoreDeps } from '@/gateway/core/deps'

const text = z.string().nullish().catch(null)
const legal = z.object({ title: text, inn: text, ogrn: text, address: text })

const DEFAULT_PAYMENT_DAYS = 5

const requisites = z.object({
  /** The payee; without it the seller as the footer names it. */
  title: z.string().optional(),
  inn: z.string().regex(/^(?:\d{10}|\d{12})$/),
  kpp: z
    .string()
    .regex(/^\d{9}$/)
    .nullish()
    .default(null),
  bank: z.string().min(1),
  bic: z.string().regex(/^\d{9}$/),
  account: z.string().regex(/^\d{20}$/),
  correspondentAccount: z.string().regex(/^\d{20}$/),
  /** Per cent of VAT in prices; null for a seller without VAT. */
  vatPercent: z.number().min(0).max(100).nullish().default(null),
  /** Days until a bill is due. */
  paymentDays: z.int().min(1).max(365).default(DEFAULT_PAYMENT_DAYS),
})

/** The account for bills. */
export type Requisites = z.output<typeof requisites> & { title: string }

export type Seller = {
  title: string
  inn: string | null
  ogrn: string | null
  address: string | null
  /** Null until the owner's bank is set: nothing can be billed before. */
  requisites: Requisites | null
}

/** Whether a bill can be made: the owner's bank details are complete. Otherwise none is promised. */
export async function canBill(db: Database): Promise<boolean> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'requisites'))
  return requisites.safeParse(row?.value).success
}

/** Per cent of VAT in the shop's prices; null for a seller without VAT, or while the bank's details are missing. */
export async function readVatPercent(db: Database): Promise<number | null> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'requisites'))
  return requisites.safeParse(row?.value).data?.vatPercent ?? null
}

/** Where the shop itself is reached, by the site parameters `email` and `phone`; empty where it names neither. */
export async function readShopContact(db: Database): Promise<{ email?: string; phone?: string }> {
  const rows = await db
    .select()
    .from(siteParams)
    .where(inArray(siteParams.key, ['email', 'phone']))
  const valueOf = (key: string) => text.parse(rows.find((row) => row.key === key)?.value)
  const email = valueOf('email')
  if (email) return { email }
  const phone = normalizePhone(valueOf('phone') ?? '')
  return phone === undefined ? {} : { phone }
}

/** The telephone of the shop as it is printed. */
export async function readShopPhone(db: Database): Promise<string | undefined> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'phone'))
  return text.parse(row?.value) ?? undefined
}

/** The legal person that sells, from the site parameters `legal` and `requisites`. */
export async function readSeller({ db, siteName }: Pick<CoreDeps, 'db' | 'siteName'>): Promise<Seller> {
  const rows = await db
    .select()
    .from(siteParams)
    .where(inArray(siteParams.key, ['legal', 'requisites', 'siteName']))
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
  const { title, inn = null, ogrn = null, address = null } = legal.safeParse(valueOf('legal')).data ?? {}
  const bank = requisites.safeParse(valueOf('requisites')).data
  const name = title ?? text.parse(valueOf('siteName')) ?? siteName
  return {
    title: name,
    inn: bank?.inn ?? inn,
    ogrn,
    address,
    requisites: bank ? { ...bank, title: bank.title ?? name } : null,
  }
}
