import { toShopChoice } from '@/features/shops/model/shop-choice'
import { loadShops } from '@/features/shops/server/load-shops'
import { isGatewayError } from '@/lib/gateway/errors'

const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=600'
const UNAVAILABLE = 503

/** The shops to choose from, apart from the pages so that none of them carries the list. */
export async function GET(): Promise<Response> {
  try {
    const shops = await loadShops()
    return Response.json(shops.map(toShopChoice), { headers: { 'cache-control': CACHE_CONTROL } })
  } catch (error) {
    const status = isGatewayError(error) ? error.status : UNAVAILABLE
    return Response.json({ statusCode: status }, { status, headers: { 'cache-control': 'no-store' } })
  }
}
