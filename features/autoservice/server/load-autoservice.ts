import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { readAutoservice } from '@/lib/gateway/contracts/site/autoservice'
import { serverGateway } from '@/lib/gateway/server-client'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { isServiceShown, type ServicePath } from '@/lib/routing/shown-services'
import { type Autoservice, toServiceShops } from '../model/autoservice'

/** Services with prices, the shops that do them, and what storage costs. */
export const loadAutoservice = cached({
  name: 'content',
  as: 'autoservice',
  read: async (): Promise<Autoservice> => {
    const [info, { shops }] = await Promise.all([serverGateway().call(readAutoservice, {}), loadBootstrap()])
    return { ...info, shops: toServiceShops(shops, info.shops) }
  },
})

/** The same for one page; undefined in a shop that does not offer what the page is about. */
export async function loadServices(path: ServicePath): Promise<Autoservice | undefined> {
  const offered = await loadAutoservice()
  return isServiceShown(path, offered) ? offered : undefined
}
