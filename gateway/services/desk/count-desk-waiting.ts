import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '@/gateway/core/viewer'
import { inquiries } from '@/gateway/db/schema/inquiries'
import { orders } from '@/gateway/db/schema/orders'
import { questions } from '@/gateway/db/schema/questions'
import { reviews } from '@/gateway/db/schema/reviews'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { IS_WAITING as IS_WAITING_QUESTION } from '@/gateway/services/questions/moderate-questions'
import { IS_WAITING as IS_WAITING_REVIEW } from '@/gateway/services/reviews/moderate-reviews'

/** New, or with a return that is asked for: two index scans, where an «or» would read all orders. */
const IS_WAITING_ORDER = sql`${orders.id} in (
  select id from orders where archived_at is null and status = 'accepted'
  union select order_id from order_returns where state = 'requested')`

/** What the staff has not taken up yet. */
export async function countDeskWaiting({ db }: ServiceDeps, viewer: Viewer) {
  await requireStaff(db, viewer)
  const [ofOrders, ofReviews, ofQuestions, ofInquiries] = await Promise.all([
    db.$count(orders, IS_WAITING_ORDER),
    db.$count(reviews, IS_WAITING_REVIEW),
    db.$count(questions, IS_WAITING_QUESTION),
    db.$count(inquiries, eq(inquiries.status, 'new')),
  ])
  return { orders: ofOrders, reviews: ofReviews, questions: ofQuestions, inquiries: ofInquiries }
}
