import texts from '@/gateway/demo/data/review-texts.json' with { type: 'json' }
import type { Random } from '@/gateway/demo/products/random'
import type { ReviewTopic } from '@/gateway/demo/people/topic-of'

export type DemoReview = {
  product_id: number
  author_name: string
  rating: number
  text: string
  pros: string | null
  cons: string | null
  is_recommended: boolean
  is_verified: boolean
  reply_text: string | null
  reply_at: string | null
  up_votes: number
  down_votes: number
  created_at: string
}

const REVIEWED_SHARE = 0.15
/** Reviews are dated back from here: the demo shop is the same whenever it is made. */
const NEWEST = Date.UTC(2026, 9, 31, 18)
const DAY_MS = 86_400_000

export function reviewsOf(
  productId: number,
  topic: ReviewTopic,
  appeal: number,
  random: Random,
): DemoReview[] {
  if (!random.chance(REVIEWED_SHARE)) return []
  const count = Math.max(1, Math.round(random.next() ** 2.2 * 9))
  return Array.from({ length: count }, () => review(productId, topic, appeal, random))
}

function review(productId: number, topic: ReviewTopic, appeal: number, random: Random): DemoReview {
  const draw = random.next() * (0.55 + appeal * 0.6)
  const rating = draw > 0.34 ? 5 : draw > 0.16 ? 4 : draw > 0.09 ? 3 : draw > 0.04 ? 2 : 1
  const mood = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad'
  const what = topic.isLiquid ? 'liquid' : 'part'
  const parts: string[] = [random.pick(texts.openings[mood]), random.pick(topic.details[mood])]
  if (random.chance(0.4)) parts.push(random.pick(texts.closings[mood]))
  const age = Math.floor(random.next() ** 1.5 * 900)
  const createdAt = NEWEST - age * DAY_MS - random.int(0, DAY_MS)
  const isAnswered = rating <= 3 && random.chance(0.5)
  return {
    product_id: productId,
    author_name: random.pick(texts.names),
    rating,
    text: parts.join(' '),
    pros: mood !== 'bad' && random.chance(0.45) ? random.pick(texts.pros[what]) : null,
    cons:
      mood !== 'good' || random.chance(0.15) ? random.pick(texts.cons[mood === 'bad' ? what : mood]) : null,
    is_recommended: rating >= 4,
    is_verified: random.chance(0.72),
    reply_text: isAnswered ? random.pick(texts.replies) : null,
    reply_at: isAnswered ? new Date(createdAt + DAY_MS).toISOString() : null,
    up_votes: Math.floor(random.next() ** 3 * 14),
    down_votes: Math.floor(random.next() ** 5 * 5),
    created_at: new Date(createdAt).toISOString(),
  }
}
