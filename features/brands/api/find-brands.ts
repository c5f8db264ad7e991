import { browserGateway } from '@/lib/gateway/browser-client'
import { searchBrands } from '@/lib/gateway/contracts/catalog/brands'
import { hrefs } from '@/lib/routing/hrefs'

/** Addresses of the brands with this name: the gateway knows their other spellings («кнехт», «нгк»). */
export async function findBrands(term: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const response = await browserGateway().call(
    searchBrands,
    { query: { term } },
    { signal, handlesErrors: true },
  )
  return new Set(response?.items.map(({ code }) => hrefs.brand(code)))
}
