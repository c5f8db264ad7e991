import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { listBrands } from '@/lib/gateway/contracts/catalog/brands'
import { MAX_LIMIT } from '@/lib/gateway/contracts/limits'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type Brand, toBrand } from '../model/brand'

/** However many brands the gateway has, one page shows no more of its pages than this. */
const MAX_PAGES = 40

/** Every brand. */
export const loadBrands = cached({ name: 'brand', as: 'all', read: readBrands })

async function readBrands(): Promise<Brand[]> {
  const first = await loadPage(1)
  const pages = Math.min(first.pages, MAX_PAGES)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => loadPage(index + 2)),
  )
  return [first, ...others].flatMap(({ brands }) => brands)
}

async function loadPage(page: number): Promise<{ brands: Brand[]; pages: number }> {
  const response = await orMissing(serverGateway().call(listBrands, { body: { page, limit: MAX_LIMIT } }))
  return { brands: response?.items.map(toBrand) ?? [], pages: response?.pagination.pages ?? 0 }
}
