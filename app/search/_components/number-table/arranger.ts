import { fitmentBatcher } from '@/features/fitment/model/fitment-batcher'
import { formatCount } from '@/lib/format/plural'
import { shopTermsBoard } from '@/features/product/model/terms/shop-terms-board'
import {
  type ArrangedPart,
  arrangeParts,
  NO_FILTER,
  type OwnFacts,
  readTableOrder,
  type TableFilter,
  type TableOrder,
} from './arrange-parts'
import type { TablePart } from './table-part'

function factsOf(part: TablePart): OwnFacts {
  const terms = shopTermsBoard.read(part)
  const fit = fitmentBatcher.read(part)
  return {
    terms: typeof terms === 'object' ? terms : undefined,
    mayFit: typeof fit !== 'object' || fit.verdict === 'fits' || fit.verdict === 'any',
  }
}

/** Parts in order and filtered, by what the chosen shop and car say of them at this moment. */
export function arrange(
  parts: readonly TablePart[],
  order: TableOrder,
  filter: TableFilter = NO_FILTER,
): ArrangedPart[] {
  return arrangeParts(parts, { order, filter, factsOf })
}

/** The order that the address of the moment names. */
export function orderOfAddress(): TableOrder {
  return readTableOrder(new URLSearchParams(window.location.search).get('order') ?? '')
}

/** Calls back whenever the chosen shop or car says something new. */
export function watchOwnFacts(onChange: () => void): () => void {
  const stops = [shopTermsBoard.subscribe(onChange), fitmentBatcher.subscribe(onChange)]
  return () => stops.forEach((stop) => stop())
}

/** What the filters have taken out of sight. */
export function hiddenWords(offers: number): string {
  return `Скрыто ${formatCount(offers, ['предложение', 'предложения', 'предложений'])}`
}

/** What the fields say, written into the fragment of the address too, which no server, cache or crawler sees. */
export function keepFilter(form: HTMLFormElement): TableFilter {
  const stored = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') stored.set(name, value)
  const words = stored.toString()
  const { pathname, search } = window.location
  window.history.replaceState(null, '', pathname + search + (words === '' ? '' : `#${words}`))
  return readFilter(form)
}

/** Fills the fields in by the fragment of the address; without one they say themselves what was filled in before. */
export function restoreFilter(form: HTMLFormElement): TableFilter {
  const { hash } = window.location
  if (hash === '') return keepFilter(form)
  const stored = new URLSearchParams(hash.slice(1))
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = stored.has(field.name)
    else if (field instanceof HTMLInputElement) field.value = stored.get(field.name) ?? ''
    else if (field instanceof HTMLSelectElement) {
      const value = stored.get(field.name) ?? ''
      const at = [...field.options].findIndex((option) => option.value === value)
      field.selectedIndex = Math.max(0, at)
    }
  }
  return readFilter(form)
}

/** What the fields of the tools say. */
function readFilter(form: HTMLFormElement): TableFilter {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const number = (name: string) => {
    // Whole ones: a price may be typed with its kopecks.
    const whole = Number.parseInt(text(name).replaceAll(/\s/g, ''), 10)
    return whole >= 0 ? whole : null
  }
  return {
    brand: text('brand'),
    maxDays: number('days'),
    maxPrice: number('price'),
    isOwn: data.has('own'),
    isReturnable: data.has('returnable'),
    isFitting: data.has('fitting'),
  }
}
