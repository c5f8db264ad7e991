import type { RequestCounter } from '../listeners'

const COLOR_HEADER = 'x-alert-color'
const COUNT_HEADER = 'x-requested-count'
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
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
  const color = HEX.test(given) ? given : Object.hasOwn(SCALE, given) ? SCALE[given] : undefined
  return color !== undefined && COUNT.test(count) ? { count: Number(count), color } : undefined
}
