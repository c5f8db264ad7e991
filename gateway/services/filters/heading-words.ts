import { lowerAdjective, lowerFirst } from '@/lib/text/lower-first'
import type { Filter, FilterOption } from '@/gateway/services/reference/load-catalog-reference'
import type { Chosen } from '@/gateway/services/filters/resolve-choice'

const NBSP = '\u00a0'
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
const list = new Intl.ListFormat('ru', { type: 'conjunction' })

/**
 * Words of an option in a heading and on a chip: those of the option, else the filter's template, in which `{}` is the
 * option's title, `{lower}` the title with a small first letter and `{value}` the bare value. Without both it is
 * «высота: 54 мм» or «сезон: зимние».
 */
export function optionWords(
  filter: Pick<Filter, 'title' | 'heading'>,
  { title, value, heading }: Pick<FilterOption, 'title' | 'value' | 'heading'>,
): string {
  return heading ?? fill(filter, title, value)
}

/** The part of a heading for a chosen filter; empty when nothing of it is left. */
export function chosenWords({ filter, optionIds, range }: Chosen): string {
  if (range) return rangeWords(filter, range)
  const options = (optionIds ?? []).flatMap((id) => filter.optionById.get(id) ?? [])
  const own = options.flatMap(({ heading }) => heading ?? [])
  const rest = options.filter(({ heading }) => heading === null)
  if (rest.length === 0) return joinOwn(own)
  const filled = fill(
    filter,
    list.format(rest.map(({ title }) => title)),
    list.format(rest.map(({ value }) => value)),
    list.format(rest.map(({ title }) => lowerFirst(title))),
  )
  return joinOwn([filled, ...own])
}

/** `, ` between the words of several filters; the first follows the name without one. */
export function joinHeading(start: string, close: readonly string[], words: readonly string[]): string {
  const [first, ...others] = words.filter((word) => word !== '')
  const name = [start, ...close.filter((word) => word !== '')].join(' ')
  if (first === undefined) return name
  return [attach(name, first), ...others].join(', ')
}

function attach(name: string, words: string): string {
  return words.startsWith(':') ? name + words : `${name} ${words}`
}

function joinOwn(words: readonly string[]): string {
  const [first = '', ...others] = words
  return list.format([first, ...others.map((word) => word.replace(/^: /, ''))])
}

function rangeWords(filter: Chosen['filter'], { min, max }: NonNullable<Chosen['range']>): string {
  if (min === undefined && max === undefined) return ''
  const [from, to] = [min, max].map((bound) => (bound === undefined ? '' : numbers.format(bound)))
  const value = from && to ? (from === to ? from : `${from}–${to}`) : from ? `от ${from}` : `до ${to}`
  return fill(filter, filter.unit ? value + NBSP + filter.unit : value, value)
}

function fill(
  { title, heading }: Pick<Filter, 'title' | 'heading'>,
  text: string,
  value: string,
  lower = lowerFirst(text),
): string {
  if (heading === null) return `${lowerFirst(title)}: ${lowerAdjective(text)}`
  return heading.replace('{}', text).replace('{lower}', lower).replace('{value}', value)
}
