import { formatDayAndMonth, toMoscowDay } from '@/lib/format/moscow-date'
import type { Campaign } from './club-terms'

/** First and last day by Moscow's clocks: a campaign that ends at midnight lasts through the day before. */
export function campaignDays({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>) {
  return {
    first: formatDayAndMonth(toMoscowDay(new Date(startsAt))),
    last: formatDayAndMonth(toMoscowDay(new Date(Date.parse(endsAt) - 1))),
  }
}
