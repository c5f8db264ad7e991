import { documentHref } from '@/app/_components/frame/document-href'
import { loadAutoservice } from '@/features/autoservice/server/load-autoservice'
import type { Autoservice } from '@/features/autoservice/model/autoservice'
import { env } from '@/lib/env'
import { type Loaded, orEmpty, toLoaded } from '@/lib/data-cache/load'
import { loadMeta } from '@/lib/seo/load-meta'
import { loadBootstrap } from '@/lib/site/load-bootstrap'

export type ServicePageData = {
  loaded: Loaded<Autoservice>
  heading: string | null
  privacyHref: string | undefined
  mapTiles: { url: string; attribution: string }
}

/** What every page of the car service is made of. */
export async function loadServicePage(path: string): Promise<ServicePageData> {
  const [loaded, meta, site] = await Promise.all([
    toLoaded(loadAutoservice),
    loadMeta(path),
    orEmpty(loadBootstrap, undefined),
  ])
  return {
    loaded,
    heading: meta.heading,
    privacyHref: documentHref(site, 'privacy'),
    mapTiles: { url: env().MAP_TILES_URL, attribution: env().MAP_TILES_ATTRIBUTION },
  }
}
