import { and, eq } from 'drizzle-orm'
import { contentEntries } from '@/gateway/db/schema/site'
import type { ServiceDeps } from '@/gateway/services/deps'
import { isOpenVacancy } from '@/gateway/services/hr/is-open-vacancy'
import { toVacancy } from '@/gateway/services/hr/to-vacancy'
import { INDEX, NO_META, type PageMeta } from '@/gateway/services/meta/page-meta'
import type { PageUri } from '@/gateway/services/seo/parse-page-uri'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'

/** Head of an open vacancy; undefined when the address names none. */
export async function vacancyMeta(
  { db, now, siteName }: ServiceDeps,
  uri: PageUri,
): Promise<PageMeta | undefined> {
  const [about, folder, code, ...rest] = uri.segments
  if (about !== 'about' || folder !== 'vacancies' || code === undefined || rest.length > 0) return undefined
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.code, code), isOpenVacancy(now())))
  if (!row) return undefined
  const { title, city, preview } = toVacancy(row)
  return {
    ...NO_META,
    title: fitTitle(['Вакансия', title, city].filter(Boolean).join(', '), [` — «${siteName}»`]),
    description: preview,
    canonical: uri.path,
    heading: title,
    robots: INDEX,
  }
}
