import type { Tone } from '@/components/ui/tone-badge'
import { formatDeliveryDateLong } from '@/lib/format/delivery/delivery-date'
import { formatPrice, formatServiceCost } from '@/lib/format/price'
import type { StorageSummary } from './storage'

const TONES: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['issued', 'good'],
  ['stored', 'good'],
  ['ending', 'urgent'],
  ['overdue', 'bad'],
])

/** Colour of a status; its title gives the meaning, as gateways differ in their codes. */
export function storageTone({ code }: StorageSummary['status']): Tone {
  return TONES.get(code) ?? 'going'
}

/** `15 января 2026 — 9 июля 2026`. */
export function termWords({ date_from, date_to }: Pick<StorageSummary, 'date_from' | 'date_to'>): string {
  return `${formatDeliveryDateLong(date_from)} — ${formatDeliveryDateLong(date_to)}`
}

/** What the whole term costs: exactly, from so much, or on request. */
export function costWords({
  price,
  is_price_exact,
}: Pick<StorageSummary, 'price' | 'is_price_exact'>): string {
  return price > 0 && is_price_exact ? formatPrice(price) : formatServiceCost(price)
}
