import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/db/database'
import type { ServiceDeps } from '@/gateway/services/deps'
import { inSection } from '@/gateway/services/listing/in-section'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'

export type SectionRating = { rating: number; reviewsCount: number }

const HUNDREDTHS = 100

/** Mean mark and number of reviews of all goods here and below; read once for each version of the section's index. */
export async function sectionRating(
  { db, versioned }: ServiceDeps,
  section: Section,
  version: number,
): Promise<SectionRating> {
  const key = `section-rating/${section.id}/${version}`
  const known = versioned.get(key) as SectionRating | undefined
  if (known) return known
  const [row] = await selectRows<{ rating: number | null; count: number | null }>(
    db,
    sql`select (sum(rating * reviews_count) / nullif(sum(reviews_count), 0))::float8 as rating,
      sum(reviews_count)::int as count
      from products where ${inSection(section)} and reviews_count > 0`,
  )
  const rating = {
    rating: Math.round((row?.rating ?? 0) * HUNDREDTHS) / HUNDREDTHS,
    reviewsCount: row?.count ?? 0,
  }
  versioned.set(key, rating)
  return rating
}
