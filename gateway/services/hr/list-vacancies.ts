import { asc, desc } from 'drizzle-orm'
import { contentEntries } from '@/gateway/db/schema/site'
import type { ServiceDeps } from '@/gateway/services/deps'
import { isOpenVacancy } from '@/gateway/services/hr/is-open-vacancy'
import { toVacancy } from '@/gateway/services/hr/to-vacancy'

/** Open vacancies, newest first. */
export async function listVacancies({ db, now }: ServiceDeps) {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(isOpenVacancy(now()))
    .orderBy(desc(contentEntries.createdAt), asc(contentEntries.id))
  return { vacancies: rows.map(toVacancy) }
}
