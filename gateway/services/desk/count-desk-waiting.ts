import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { inquiries } from '@/gateway/db/schema/inquiries'
import { orders } from '@/gateway/db/schema/orders'
import { questions } from '@/gateway/db/schema/questions'
import { reviews } from '@/gateway/db/schema/reviews'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { IS_WAITING } from '@/gateway/services/questions/moderate-questions'

const IS_NEW = and(isNull(orders.archivedAt), eq(orders.status, 'accepted'))
const HAS_REQUEST = sql`${orders.id} in (select order_id from order_returns where state = 'requested')`

/** What the staff has not taken up yet. */
export async function countDeskWaiting({ db }: ServiceDeps, viewer: Viewer) {
  await requireStaff(db, viewer)
  const [ofOrders, ofReviews, ofQuestions, ofInquiries] = await Promise.all([
    db.$count(orders, or(IS_NEW, HAS_REQUEST)),
    db.$count(reviews, and(eq(reviews.status, 'moderation'), isNull(reviews.takenBy))),
    db.$count(questions, IS_WAITING),
    db.$count(inquiries, eq(inquiries.status, 'new')),
  ])
  return { orders: ofOrders, reviews: ofReviews, questions: ofQuestions, inquiries: ofInquiries }
}
