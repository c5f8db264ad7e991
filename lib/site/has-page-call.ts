import 'server-only'
import { orEmpty } from '@/lib/data-cache/load'
import type { Operation } from '@/lib/gateway/operation'
import { loadBootstrap } from './load-bootstrap'

/** Whether the gateway answers all data of a page by this one call. */
export async function hasPageCall({ name }: Operation): Promise<boolean> {
  const bootstrap = await orEmpty(loadBootstrap, undefined)
  return bootstrap?.pageCalls.includes(name) === true
}
