import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { listBrands } from '@/lib/gateway/contracts/catalog/brands'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'

export type PopularBrand = { code: string; title: string; picture: string | null }

export const loadPopularBrands = cached({ name: 'brand', as: 'popular', read: readPopularBrands })

async function readPopularBrands(limit: number): Promise<PopularBrand[]> {
  const popular: PopularBrand[] = []
  let pages = 1
  for (let page = 1; page <= pages && popular.length < limit; page += 1) {
    const response = await orMissing(serverGateway().call(listBrands, { body: { page } }))
    if (!response) break
    pages = response.pagination.pages
    for (const { code, title, pictureUrl, isPopular } of response.items) {
      if (isPopular) popular.push({ code, title, picture: pictureUrl })
    }
  }
  return popular.slice(0, limit)
}
