import { shownMarkup, shownPercent, toPaidEnd } from '@/stores/user/shown-markup'
import { fillRange } from '../../model/range-template'
import { searchFormHref } from '../../model/search-form-href'

/** Where a form of a listing leads as it is filled in: a search within a section, or a range of prices or of a property. */
export function formHref(form: HTMLFormElement): string {
  const fields = new FormData(form)
  if ('search' in form.dataset) return searchFormHref(new URL(form.action).pathname, fields)
  return rangeHref(fields, 'price' in form.dataset)
}

function rangeHref(data: FormData, isPrice: boolean): string {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const percent = isPrice ? shownPercent(shownMarkup.getState()) : 0
  const toPaid = {
    min: (shown: number) => toPaidEnd.min(shown, percent),
    max: (shown: number) => toPaidEnd.max(shown, percent),
  }
  return fillRange(text('to'), { min: text('min'), max: text('max') }, toPaid) ?? text('clear')
}
