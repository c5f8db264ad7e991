import 'server-only'
import { loadBootstrap, type Shop } from '@/lib/site/load-bootstrap'

/** Shops that are open to people, in the gateway's order. */
export async function loadShops(): Promise<Shop[]> {
  const { shops } = await loadBootstrap()
  return shops.filter(({ showUser }) => showUser)
}

/** One shop by its code; a shop that the list leaves out still has its page. */
export async function loadShop(code: string): Promise<Shop | undefined> {
  const { shops } = await loadBootstrap()
  return shops.find((shop) => shop.code === code)
}
