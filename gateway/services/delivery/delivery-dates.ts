import type { SectorInterval } from '@/gateway/db/schema/checkout'
import {
  addDays,
  moscowDay,
  moscowMoment,
  moscowTime,
  weekdayOf,
} from '@/gateway/services/delivery/moscow-time'
import { promisedDays } from '@/lib/parts/terms/promise'

const OFFERED_DAYS = 7
// Holidays and days off end within this time.
const SEARCHED_DAYS = 60
const HOUR_MS = 3_600_000

export type SectorSchedule = {
  intervals: readonly SectorInterval[]
  /** 1 is Monday. */
  weekdays: readonly number[]
  leadHours: number
  /** HH:MM, after which nothing more is brought on the same day. */
  lastOrderTime: string | null
  /** Exceptions from the weekly order: true for working days. */
  calendar: ReadonlyMap<string, boolean>
}

export type OfferedInterval = SectorInterval & { isClosed: boolean }
export type OfferedDate = { day: string; intervals: OfferedInterval[] }

function isWorkingDay({ weekdays, calendar }: SectorSchedule, day: string) {
  return calendar.get(day) ?? weekdays.includes(weekdayOf(day))
}

function isTooLateForToday({ lastOrderTime }: SectorSchedule, now: Date) {
  return lastOrderTime !== null && moscowTime(now) >= lastOrderTime
}

/**
 * Days with intervals, earliest first. Products in stock leave after the lead time; others on the day of their arrival,
 * their hours rounded up to days. Intervals of the first day that are too near are closed.
 */
export function deliveryDates(
  schedule: SectorSchedule,
  { now, goodsHours }: { now: Date; goodsHours: number },
): OfferedDate[] {
  const readyAt = new Date(now.getTime() + schedule.leadHours * HOUR_MS)
  const first = addDays(moscowDay(now), promisedDays(goodsHours))
  const closedDay = isTooLateForToday(schedule, now) ? moscowDay(now) : undefined
  const dates: OfferedDate[] = []
  for (let at = 0; at < SEARCHED_DAYS && dates.length < OFFERED_DAYS; at += 1) {
    const day = addDays(first, at)
    if (day === closedDay || !isWorkingDay(schedule, day)) continue
    const intervals = schedule.intervals.map((interval) => ({
      ...interval,
      isClosed: moscowMoment(day, interval.timeFrom) < readyAt,
    }))
    if (intervals.some(({ isClosed }) => !isClosed)) dates.push({ day, intervals })
  }
  return dates
}
