import type { PanelOption } from '../model/filter-panel'

/** An option without names: a section has hundreds, and each stands in the page twice, as HTML and as data. */
export type OptionRow = readonly [title: string, count: number, href: string | null, isChecked?: 1]

const PREFIX = '/catalog/'

export function toOptionRow({ title, count, href, isChecked }: PanelOption): OptionRow {
  const short = href && href.slice(PREFIX.length)
  return isChecked ? [title, count, short, 1] : [title, count, short]
}

export function optionHref(row: OptionRow): string | null {
  return row[2] === null ? null : PREFIX + row[2]
}
