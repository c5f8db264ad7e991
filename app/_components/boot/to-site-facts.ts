import type { Bootstrap } from '@/lib/site/load-bootstrap'
import { type SiteFacts, UNKNOWN_SITE } from '@/stores/user/site-facts'

type Known = Pick<Bootstrap, 'params' | 'shops' | 'codeChannels' | 'hasOriginalCatalogs'>

/** The few facts of the site that go to every visitor's browser. */
export function toSiteFacts(site: Known | undefined): SiteFacts {
  if (!site) return UNKNOWN_SITE
  const { defaultSupplierId, fallbackSupplierId, isMarkup } = site.params
  return {
    defaultSupplierId,
    fallbackSupplierId,
    isMarkup,
    shopIds: site.shops.map(({ supplierId }) => supplierId),
    ...codesOf(site),
    ...(!site.hasOriginalCatalogs && { hasOriginalCatalogs: false }),
  }
}

/** Nothing where every code is sent, which pages take for the usual. */
function codesOf({ codeChannels, params }: Known): Pick<SiteFacts, 'codes'> {
  if (codeChannels === null || ['sms', 'email'].every((one) => codeChannels.includes(one))) return {}
  return { codes: { by: codeChannels, phone: params.phone } }
}
