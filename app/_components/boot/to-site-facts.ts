import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { type SiteFacts, UNKNOWN_SITE } from '@/stores/user/site-facts'

/** The few facts of the site that go to every visitor's browser. */
export function toSiteFacts(site: Pick<Bootstrap, 'params' | 'shops'> | undefined): SiteFacts {
  if (!site) return UNKNOWN_SITE
  const { defaultSupplierId, fallbackSupplierId, isMarkup } = site.params
  return {
    defaultSupplierId,
    fallbackSupplierId,
    isMarkup,
    shopIds: site.shops.map(({ supplierId }) => supplierId),
  }
}
