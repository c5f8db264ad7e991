import { toKopecks } from '../money'
import { groupThousands } from './number'

const NBSP = '\u00a0'

/** Rubles as `1 234 ₽` or `1 234,50 ₽`, spaces non-breaking; '' for NaN and infinities. */
export function formatPrice(rubles: number): string {
  return format(rubles, '₽')
}

/** The same in the club's points: `1 234 А₽`. */
export function formatPriceAutorub(points: number): string {
  return format(points, 'А₽')
}

/** `от 1 234 ₽`, or a request to ask when there is no price. */
export function formatServiceCost(rubles: number | null | undefined): string {
  return rubles && Number.isFinite(rubles) ? `от ${formatPrice(rubles)}` : 'уточните у менеджера'
}

function format(rubles: number, sign: string): string {
  const kopecks = toKopecks(rubles)
  if (!Number.isFinite(kopecks)) return ''
  const absolute = Math.abs(kopecks)
  const fraction = absolute % 100
  const decimals = fraction === 0 ? '' : `,${String(fraction).padStart(2, '0')}`
  return (
    (kopecks < 0 ? '-' : '') + groupThousands(String(Math.floor(absolute / 100))) + decimals + NBSP + sign
  )
}
