import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'

/** The purchase of a reference, which only its buyer knows. */
export async function findPurchase(db: Database, reference: string) {
  const [row] = await db.select().from(giftPurchases).where(eq(giftPurchases.reference, reference))
  if (!row) throw notFound('Такой покупки нет. Проверьте ссылку.')
  return row
}
