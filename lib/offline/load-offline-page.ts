import 'server-only'
import { toLoaded } from '@/lib/data-cache/load'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { offlinePage } from './offline-page'

/** The offline page with the shop's telephone; undefined while the gateway does not answer: the browser keeps the page it has. */
export async function loadOfflinePage(): Promise<string | undefined> {
  const site = await toLoaded(loadBootstrap)
  if (site.kind !== 'found') return undefined
  const { siteName, phone, branding } = site.value.params
  return offlinePage({ siteName, phone: phone ?? undefined, color: branding.color ?? undefined })
}
