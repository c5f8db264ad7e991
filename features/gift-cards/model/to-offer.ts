import { addDays, type CalendarDay, toMoscowDay } from '@/lib/format/moscow-date'
import type { GiftOffer, GiftTerms } from './gift'

/** What is sold, with the days that a gift may be sent on. */
export function toOffer(terms: GiftTerms, now: Date): GiftOffer {
  const today = toMoscowDay(now)
  return { ...terms, firstDay: toIso(today), lastDay: toIso(addDays(today, terms.maxDaysAhead)) }
}

function toIso({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
