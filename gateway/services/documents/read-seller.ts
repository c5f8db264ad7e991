import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { siteParams } from '@/gateway/db/schema-site'
import type { Seller } from '@/gateway/services/documents/order-pdf'
import type { CoreDeps } from '@/gateway/core/deps'

const text = z.string().nullish().catch(null)
const legal = z.object({ title: text, inn: text, ogrn: text, address: text })

/** The legal person that sells, as the footer names it. */
export async function readSeller({ db, siteName }: Pick<CoreDeps, 'db' | 'siteName'>): Promise<Seller> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, 'legal'))
  const { title, inn = null, ogrn = null, address = null } = legal.safeParse(row?.value).data ?? {}
  return { title: title ?? siteName, inn, ogrn, address }
}
