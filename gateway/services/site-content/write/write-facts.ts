import { eq, inArray, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { promotions } from '@/gateway/db/schema/promotions'
import { seoMeta, siteParams } from '@/gateway/db/schema/site'
import { compareRows } from '@/gateway/services/site-content/compare-rows'
import { type PartReport, reportOf } from '@/gateway/services/site-content/content-report'
import type { CampaignsFile, SeoFile, SiteFile } from '@/gateway/services/site-content/file-shapes'

/** Writes the facts that the file names. */
export async function writeSite(db: Database, site: SiteFile): Promise<PartReport> {
  const rows = Object.entries(site).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
  const keys = rows.map(({ key }) => key)
  const old = keys.length === 0 ? [] : await db.select().from(siteParams).where(inArray(siteParams.key, keys))
  const keyOf = ({ key }: { key: string }) => key
  const changes = compareRows(rows, old, { keyOf, columns: ['value'] })
  for (const row of [...changes.added, ...changes.changed.map((change) => change.row)])
    await db
      .insert(siteParams)
      .values(row)
      .onConflictDoUpdate({ target: siteParams.key, set: { value: row.value } })
  return reportOf('site', changes, keyOf)
}

type Campaign = {
  title: string
  section: string
  times: number
  from: string
  until: string
  page: string | null
}

/** Makes the campaigns that the cart counts those of the file. */
export async function writeCampaigns(db: Database, campaigns: CampaignsFile): Promise<PartReport> {
  const old = await selectRows<Campaign & { id: number }>(
    db,
    sql`select p.id, p.title, s.code as section, p.times, p.code as page,
        to_char(p.starts_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as "from",
        to_char((p.ends_at at time zone 'Europe/Moscow') - interval '1 day', 'YYYY-MM-DD') as until
      from promotions p join sections s on s.id = p.section_id where p.kind = 'bonus_times'`,
  )
  const keyOf = ({ title, section }: Campaign) => `${title} (${section})`
  const changes = compareRows(campaigns, old, { keyOf, columns: ['times', 'from', 'until', 'page'] })
  const gone = [...changes.removed, ...changes.changed.map((change) => change.old)]
  for (const { id } of gone) await db.delete(promotions).where(eq(promotions.id, id))
  for (const row of [...changes.added, ...changes.changed.map((change) => change.row)])
    await insertCampaign(db, row)
  return reportOf('campaign', changes, keyOf)
}

async function insertCampaign(
  db: Database,
  { title, section, times, from, until, page }: Campaign,
): Promise<void> {
  const made = await selectRows(
    db,
    sql`insert into promotions (code, title, kind, section_id, times, starts_at, ends_at)
      select ${page}::text, ${title}, 'bonus_times', id, ${times}::int, ${from}::date::timestamp at time zone 'Europe/Moscow',
        (${until}::date + 1)::timestamp at time zone 'Europe/Moscow'
      from sections where code = ${section} returning id`,
  )
  if (made.length === 0) throw new Error(`Раздела «${section}» в магазине нет`)
}

/** Writes the heads of pages that the file has. */
export async function writeSeo(db: Database, file: SeoFile): Promise<PartReport> {
  const report: PartReport = { part: 'seo', added: [], changed: [], removed: [], stored: 0 }
  for (const { address: uri, ...named } of file) {
    const words = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
    const [old] = await db.select().from(seoMeta).where(eq(seoMeta.uri, uri))
    const isSame =
      old && Object.entries(words).every(([name, value]) => old[name as keyof typeof old] === value)
    if (isSame) report.stored += 1
    else {
      ;(old ? report.changed : report.added).push(uri)
      await db
        .insert(seoMeta)
        .values({ uri, ...words })
        .onConflictDoUpdate({ target: seoMeta.uri, set: words })
    }
  }
  return report
}
