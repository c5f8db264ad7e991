import { cleanText } from './clean-text'
import { isDateText } from './mangled-cell'

const HOURS_PER_DAY = 24
const MAX_DELIVERY_HOURS = 365 * HOURS_PER_DAY

/** Hours until the part is here, by the later end of «2-4 дн.»; undefined when the cell has no term. */
export function parseDeliveryHours(text: string): number | undefined {
  const cleaned = cleanText(text).toLowerCase()
  if (/^(?:сегодня|today|в наличии|склад)/.test(cleaned)) return 0
  if (/^(?:завтра|tomorrow)/.test(cleaned)) return HOURS_PER_DAY
  if (isDateText(cleaned) || /\d\.\d\d\.\d{4}/.test(cleaned)) return undefined
  const range = /(\d{1,4})(?:\s*(?:-|–|—|до|\.\.+|\/)\s*(\d{1,4}))?/.exec(cleaned)
  if (!range) return undefined
  const amount = Math.max(Number(range[1]), Number(range[2] ?? 0))
  const unit = /час|\d\s*ч(?:\.|$)|hour|\d\s*h/.test(cleaned)
    ? 1
    : /недел|\d\s*нед|week/.test(cleaned)
      ? 7 * HOURS_PER_DAY
      : HOURS_PER_DAY
  return Math.min(amount * unit, MAX_DELIVERY_HOURS)
}
