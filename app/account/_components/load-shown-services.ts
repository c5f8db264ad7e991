import 'server-only'
import { loadAutoservice } from '@/features/autoservice/server/load-autoservice'
import { orEmpty } from '@/lib/data-cache/load'
import { type ServicePath, SERVICE_PATHS, shownServicePaths } from '@/lib/routing/shown-services'

/** The pages of the car service that the account leads to; all of them while the gateway does not say. */
export function loadShownServices(): Promise<readonly ServicePath[]> {
  return orEmpty(async () => shownServicePaths(await loadAutoservice()), SERVICE_PATHS)
}
