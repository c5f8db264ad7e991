import { documentHref } from '@/app/_components/frame/document-href'
import { loadServices } from '@/features/autoservice/server/load-autoservice'
import type { Autoservice } from '@/features/autoservice/model/autoservice'
import { env } from '@/lib/env'
import { type Loaded, orEmpty, toLoaded } from '@/lib/data-cache/load'
import { loadMeta } from '@/lib/seo/load-meta'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { type ServicePath, shownServicePaths } from '@/lib/routing/shown-services'

export type ServicePageData = {
  loaded: Loaded<Autoservice>
  /** Whether there is the page that a page leads on to. */
  isShown: (path: ServicePath) => boolean
  heading: string | null
  privacyHref: string | undefined
  mapTiles: { url: string; attribution: string }
}

/** What every page of the car service is made of. */
export async function loadServicePage(path: ServicePath): Promise<ServicePageData> {
  const [loaded, meta, site] = await Promise.all([
    toLoaded(() => loadServices(path)),
    loadMeta(path),
    orEmpty(loadBootstrap, undefined),
  ])
  const shown = loaded.kind === 'found' ? shownServicePaths(loaded.value) : []
  return {
    loaded,
    isShown: (one) => shown.includes(one),
    heading: meta.heading,
    privacyHref: documentHref(site, 'privacy'),
    mapTiles: { url: env().MAP_TILES_URL, attribution: env().MAP_TILES_ATTRIBUTION },
  }
}
