import { parseDay } from '@/lib/format/wire-day'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import type { DeliverySector } from '@/stores/checkout/checkout-state'
import { INTERVALS_UNAVAILABLE } from '../messages'

export type IntervalChoice = { date: string; time: string }

type DayIntervals = DeliverySector['datesIntervals'][number]
type Interval = DayIntervals['intervals'][number]

const MOSCOW_OFFSET_HOURS = 3

/** Whether an interval has begun: it cannot be chosen any more. */
export function hasBegun(date: string, { timeFrom }: Pick<Interval, 'timeFrom'>, now: Date): boolean {
  const day = parseDay(date)
  const [hours, minutes] = timeFrom.split(':').map(Number)
  if (!day || hours === undefined) return false
  const begin = Date.UTC(day.year, day.month - 1, day.day, hours - MOSCOW_OFFSET_HOURS, minutes)
  return begin <= now.getTime()
}

/** An interval as an order carries it. */
export function intervalTime({ timeFrom, timeTo }: Pick<Interval, 'timeFrom' | 'timeTo'>): string {
  return `${timeFrom}-${timeTo}`
}

/** Days with something to show; closed intervals are left out on request, days without an open one or a date always. */
export function shownDays(sector: DeliverySector | null, isHideClosed = false): DayIntervals[] {
  const days = sector?.datesIntervals ?? []
  return days
    .filter(({ date, intervals }) => parseDay(date) && intervals.some(({ isClosed }) => !isClosed))
    .map(({ date, intervals }) => ({
      date,
      intervals: isHideClosed ? intervals.filter(({ isClosed }) => !isClosed) : intervals,
    }))
}

export function hasIntervals(sector: DeliverySector | null): boolean {
  return shownDays(sector).length > 0
}

export function firstInterval(sector: DeliverySector | null): IntervalChoice | null {
  const day = shownDays(sector, true)[0]
  const interval = day?.intervals[0]
  return day && interval ? { date: day.date, time: intervalTime(interval) } : null
}

/** The only open interval of a day; where there are several, the shopper chooses. */
export function onlyTimeOf(sector: DeliverySector | null, date: string): string | null {
  const [interval, ...others] = shownDays(sector, true).find((day) => day.date === date)?.intervals ?? []
  return interval && others.length === 0 ? intervalTime(interval) : null
}

/** Whether a chosen interval can still be had. */
export function isOpenInterval(sector: DeliverySector | null, date: string | null, time: string | null) {
  return shownDays(sector, true).some(
    (day) => day.date === date && day.intervals.some((interval) => intervalTime(interval) === time),
  )
}

/** What to tell the shopper when intervals could not be had: the gateway's first complaint, else that the service is down. */
export function intervalsErrorText(error: unknown): string {
  const [first] = isGatewayError(error) ? errorItems(error.body) : []
  return first?.message || INTERVALS_UNAVAILABLE
}
