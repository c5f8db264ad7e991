import 'server-only'
import { toLoaded } from '@/lib/data-cache/load'
import { env } from '@/lib/env'
import { loadBootstrap } from './load-bootstrap'

/** The shop's name: of the site's facts, and of the settings while the gateway cannot say. */
export async function loadSiteName(): Promise<string> {
  const site = await toLoaded(loadBootstrap)
  return site.kind === 'found' ? site.value.params.siteName : env().SITE_NAME
}
