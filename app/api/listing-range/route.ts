import { fillRange } from '@/features/catalog/model/range-template'
import { isInternalHref } from '@/lib/routing/redirects/redirect-target'
import { hrefs } from '@/lib/routing/hrefs'

/** Applies the range form of a listing for browsers without scripts. */
export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams
  const text = (name: string) => query.get(name) ?? ''
  const href = fillRange(text('to'), { min: text('min'), max: text('max') }) ?? text('clear')
  const isOfList = [`${hrefs.catalog}/`, `${hrefs.search()}?`].some((start) => href.startsWith(start))
  const isListing = isOfList && isInternalHref(href)
  return new Response(null, { status: 303, headers: { location: isListing ? escaped(href) : hrefs.catalog } })
}

/** A header carries Latin letters only. */
function escaped(href: string): string {
  const { pathname, search } = new URL(href, 'http://internal.invalid')
  return pathname + search
}
