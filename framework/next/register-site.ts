import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { processWide } from '@/lib/process-wide'
import type { Bootstrap } from '@/lib/site/load-bootstrap'

/** By the request that both passes of a rendering share. */
const sites = () => processWide('registered-sites', () => new WeakMap<object, Bootstrap>())

/**
 * Passes the site's data from the place where a page is read to the one where its markup is drawn: Next bundles the two separately,
 * and props are sent to the browser too.
 */
export function registerSite(site: Bootstrap): void {
  const request = workAsyncStorage.getStore()
  if (request) sites().set(request, site)
}

/** Undefined where the site could not be had. */
export function registeredSite(): Bootstrap | undefined {
  const request = workAsyncStorage.getStore()
  return request && sites().get(request)
}
