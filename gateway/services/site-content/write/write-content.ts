import type { Database } from '@/gateway/core/database'
import type { ContentKind } from '@/gateway/db/schema/site'
import type { PartReport } from '@/gateway/services/site-content/content-report'
import type { SiteContent } from '@/gateway/services/site-content/read-content'
import { writeAutoservice } from '@/gateway/services/site-content/write/write-autoservice'
import { writeEntries } from '@/gateway/services/site-content/write/write-entries'
import { writeCampaigns, writeSeo, writeSite } from '@/gateway/services/site-content/write/write-facts'
import { writeMenus } from '@/gateway/services/site-content/write/write-menus'
import { writePages } from '@/gateway/services/site-content/write/write-pages'

/** Writes the content into the shop; parts that it lacks stay. Rows that are the same are not touched. */
export async function writeContent(db: Database, content: SiteContent): Promise<PartReport[]> {
  const { entries, pages, menus, site, campaigns, seo, autoservice } = content
  const reports: PartReport[] = []
  if (pages) reports.push(await writePages(db, pages))
  for (const [kind, rows] of Object.entries(entries))
    reports.push(await writeEntries(db, kind as ContentKind, rows))
  if (menus) reports.push(await writeMenus(db, menus))
  if (site) reports.push(await writeSite(db, site))
  if (campaigns) reports.push(await writeCampaigns(db, campaigns))
  if (seo) reports.push(await writeSeo(db, seo))
  if (autoservice) reports.push(...(await writeAutoservice(db, autoservice)))
  return reports
}
