import { formatDeliveryTime, formatDeliveryTimeLong } from './delivery-time'
import { readDeliveryDay } from './delivery-date'
import { type CalendarDay, toMoscowDay } from '@/lib/format/moscow-date'
import { lowerFirst } from '@/lib/text/lower-first'
import { promisedDays, type WorkHours } from '@/lib/parts/terms/promise'

const DAY_MS = 86_400_000
const HOURS_A_DAY = 24

type Pickup = {
  /** Until everything lies in the shop. */
  hours: number
  work: WorkHours | null
  now: Date
  /** Names the date too, for words that are read later. */
  withDate?: boolean
}

/** When an order can be picked up: «Можно забрать сегодня до 21:00», «Можно забрать 5 декабря с 09:00 до 21:00». */
export function pickupWords({ hours, work, now, withDate = false }: Pickup): string {
  const day = lowerFirst((withDate ? formatDeliveryTimeLong : formatDeliveryTime)(hours, now))
  const comma = withDate && day.includes(',') ? ',' : ''
  if (!work) return `Можно забрать ${day}`
  const open = promisedDays(hours) === 0 ? '' : ` с ${work.open}`
  return `Можно забрать ${day}${comma}${open} до ${work.close}`
}

/** Hours from now until a day, as promises count them; null for a date that is none. */
export function hoursUntil(date: string | null, now: Date): number | null {
  const day = readDeliveryDay(date)
  if (!day) return null
  const days = (startOf(day) - startOf(toMoscowDay(now))) / DAY_MS
  return Math.max(0, days) * HOURS_A_DAY
}

const startOf = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
