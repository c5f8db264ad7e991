import { fitmentBatcher } from '@/features/fitment/model/fitment-batcher'
import { formatCount } from '@/lib/format/plural'
import { shopTermsBoard } from '@/features/product/model/shop-terms-board'
import {
  type ArrangedPart,
  arrangeParts,
  NO_FILTER,
  type OwnFacts,
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

/** Calls back whenever the chosen shop or car says something new. */
export function watchOwnFacts(onChange: () => void): () => void {
  const stops = [shopTermsBoard.subscribe(onChange), fitmentBatcher.subscribe(onChange)]
  return () => stops.forEach((stop) => stop())
}

/** What the filters have taken out of sight. */
export function hiddenWords(offers: number): string {
  return `Скрыто ${formatCount(offers, ['предложение', 'предложения', 'предложений'])}`
}

/** Writes what the fields say into the fragment of the address, which no server, cache or crawler sees. */
export function keepFilter(form: HTMLFormElement): void {
  const kept = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') kept.set(name, value)
  const words = kept.toString()
  const { pathname, search } = window.location
  window.history.replaceState(null, '', pathname + search + (words === '' ? '' : `#${words}`))
}

/** Fills the fields in by the fragment of the address. */
export function restoreFilter(form: HTMLFormElement): void {
  const kept = new URLSearchParams(window.location.hash.slice(1))
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = kept.has(field.name)
    else if (field instanceof HTMLInputElement) field.value = kept.get(field.name) ?? ''
    else if (field instanceof HTMLSelectElement) {
      const value = kept.get(field.name) ?? ''
      field.selectedIndex = Math.max(
        0,
        [...field.options].findIndex((option) => option.value === value),
      )
    }
  }
}

/** What the fields of the tools say. */
export function readFilter(form: HTMLFormElement): TableFilter {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const number = (name: string) => {
    const digits = text(name).replaceAll(/\D/g, '')
    return digits === '' ? null : Number(digits)
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
