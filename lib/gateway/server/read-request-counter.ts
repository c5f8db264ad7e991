import type { RequestCounter } from '../listeners'

const COLOR_HEADER = 'x-alert-color'
const COUNT_HEADER = 'x-requested-count'
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
/** A scale that is calculated is written as `hsl(120, 100%, 35%)` or `rgb(200 20 0)`. */
const MIXED = /^(?:rgb|hsl)\(\d{1,3}(?:,\s*|\s+)\d{1,3}%?(?:,\s*|\s+)\d{1,3}%?\)$/
const COUNT = /^\d{1,9}$/

/** Names of a gateway for the scale, from plenty left to none. */
const SCALE: Readonly<Record<string, string>> = {
  red: '#c1121f',
  orange: '#d9480f',
  yellow: '#ffd60a',
  green: '#12723a',
}

/** The counter of an answer; undefined when it has none, or an invalid one. */
export function readRequestCounter(headers: Headers): RequestCounter | undefined {
  const count = headers.get(COUNT_HEADER)?.trim() ?? ''
  const given = headers.get(COLOR_HEADER)?.trim().toLowerCase() ?? ''
  const isColor = HEX.test(given) || MIXED.test(given)
  const color = isColor ? given : Object.hasOwn(SCALE, given) ? SCALE[given] : undefined
  return color !== undefined && COUNT.test(count) ? { count: Number(count), color } : undefined
}
