import type { MarketingEvent } from '@/lib/marketing/integration'
import { toMarketingCode } from '@/lib/marketing/marketing-data'

/** Elements of the page that is open: the router keeps the one before in the document, hidden. */
export function shownElements(page: ParentNode, selector: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
}

/** The content of the open page, from its own markup. */
export function readPageEvent(page: ParentNode): MarketingEvent {
  const fact = shownElements(page, '[data-page]')[0]
  const { page: kind, id = '' } = fact?.dataset ?? {}
  if (kind === 'category' && id) return { kind, id }
  if (kind === 'search' && id) return { kind, query: id }
  const code = kind === 'product' ? toMarketingCode(id) : null
  return code ? { kind: 'product', code } : { kind: 'other-page' }
}
