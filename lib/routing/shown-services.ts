import type { readAutoservice } from '@/lib/gateway/contracts/site/autoservice'
import type { ResponseOf } from '@/lib/gateway/operation'
import { hrefs } from './hrefs'

type Offered = Pick<ResponseOf<typeof readAutoservice>, 'services'>
export type ServicePath =
  | typeof hrefs.autoservice
  | typeof hrefs.autoserviceCorp
  | typeof hrefs.autoserviceStorage

export const SERVICE_PATHS: readonly ServicePath[] = [
  hrefs.autoservice,
  hrefs.autoserviceCorp,
  hrefs.autoserviceStorage,
]

const IS_SHOWN: Record<ServicePath, (offered: Offered) => boolean> = {
  [hrefs.autoservice]: ({ services }) => services.some(({ isStorage }) => !isStorage),
  [hrefs.autoserviceCorp]: ({ services }) => services.some(({ isForCompanies }) => isForCompanies),
  [hrefs.autoserviceStorage]: ({ services }) => services.some(({ isStorage }) => isStorage),
}

/** Whether the shop offers what a page of the car service is about; without it there is no such page. */
export function isServiceShown(path: ServicePath, offered: Offered): boolean {
  return IS_SHOWN[path](offered)
}

/** The pages of the car service that there are. */
export function shownServicePaths(offered: Offered): ServicePath[] {
  return SERVICE_PATHS.filter((path) => isServiceShown(path, offered))
}
