import { and, eq } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import { contentEntries } from '@/gateway/db/schema/site'
import type { ServiceDeps } from '@/gateway/services/deps'
import { isOpenVacancy } from '@/gateway/services/hr/is-open-vacancy'
import { toVacancyDetail } from '@/gateway/services/hr/to-vacancy'

/** An open vacancy by its code, or by the number of its row. */
export async function readVacancy({ db, now }: ServiceDeps, id: string | number) {
  const isRequested = typeof id === 'number' ? eq(contentEntries.id, id) : eq(contentEntries.code, id)
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(and(isRequested, isOpenVacancy(now())))
  if (!row) throw notFound('Эта вакансия закрыта.')
  return toVacancyDetail(row)
}
