import { and, gt, lte } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { promotions } from '@/gateway/db/schema/promotions'
import type { BonusPromotion } from '@/gateway/services/promotions/promotion-of'

/** Promotions running at a moment. */
export async function loadPromotions(db: Database, at: Date): Promise<BonusPromotion[]> {
  return db
    .select({ title: promotions.title, sectionId: promotions.sectionId, times: promotions.times })
    .from(promotions)
    .where(and(lte(promotions.startsAt, at), gt(promotions.endsAt, at)))
}
