import { standardBrand } from '@/features/brands/server/standard-brand'
import { MAX_ARTICLE_LENGTH, MAX_BRAND_LENGTH } from '@/lib/gateway/contracts/limits'
import { cleanText } from '@/lib/routing/clean-text'
import { hrefs } from '@/lib/routing/hrefs'

const SEE_OTHER = 303

/** Where the form of /analogs goes: its fields become the path of the page, which is cached for everyone. */
export async function GET(request: Request): Promise<Response> {
  const fields = new URL(request.url).searchParams
  const article = cleanText(fields.get('article'), MAX_ARTICLE_LENGTH)
  const brand = await standardBrand(cleanText(fields.get('brand'), MAX_BRAND_LENGTH))
  const location = article === '' ? hrefs.analogs : hrefs.analogsOf(article, brand || undefined)
  return new Response(null, { status: SEE_OTHER, headers: { location, 'cache-control': 'no-store' } })
}
