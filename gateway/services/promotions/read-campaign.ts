import { eq } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import { promotions } from '@/gateway/db/schema/promotions'
import type { ServiceDeps } from '@/gateway/services/deps'

type Window = { startsAt: Date; endsAt: Date }

/** State of a promotion at a moment: it runs from its start, inclusive, to its end, exclusive. */
export function phaseOf({ startsAt, endsAt }: Window, now: Date): 'before' | 'during' | 'after' {
  if (now < startsAt) return 'before'
  return now < endsAt ? 'during' : 'after'
}

/** A promotion by the code of its page. */
export async function readCampaign({ db, now, reference }: ServiceDeps, code: string) {
  const [row] = await db.select().from(promotions).where(eq(promotions.code, code))
  if (!row) throw notFound('Такой акции нет.')
  const { sectionById } = await reference()
  const section = sectionById.get(row.sectionId)
  const isWhole = section === undefined || section.path.length <= 1
  return {
    code,
    title: row.title,
    times: row.times,
    section: isWhole ? null : { code: section.code, title: section.title },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    phase: phaseOf(row, now()),
  }
}
