import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '@/gateway/core/database'
import { siteParams } from '@/gateway/db/schema/site'

const KEY = 'giftCards'
const rubles = z.int().positive()

/** Rubles, months and days; what an owner leaves out of the site's parameters is as it stands here. */
const terms = z.object({
  nominals: z.array(rubles).default([1000, 2000, 3000, 5000, 10_000]),
  minAmount: rubles.default(500),
  maxAmount: rubles.default(30_000),
  validMonths: z.int().min(1).default(12),
  maxDaysAhead: z.int().min(0).default(180),
})

export type GiftTerms = z.output<typeof terms>

export async function readGiftTerms(db: Database): Promise<GiftTerms> {
  const [row] = await db.select().from(siteParams).where(eq(siteParams.key, KEY))
  return terms.parse(row?.value ?? {})
}
