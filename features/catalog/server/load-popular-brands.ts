import 'server-only'
import { keepCached } from '@/lib/gateway/cache'
import { listBrands } from '@/lib/gateway/contracts/brands'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'

export type PopularBrand = { code: string; title: string; picture: string | null }

export async function loadPopularBrands(limit: number): Promise<PopularBrand[]> {
  'use cache'
  keepCached('brand')
  const answer = await orMissing(serverGateway().call(listBrands, { body: {} }))
  return (answer?.items ?? [])
    .filter((brand) => brand.isPopular)
    .slice(0, limit)
    .map(({ code, title, pictureUrl }) => ({ code, title, picture: pictureUrl }))
}
