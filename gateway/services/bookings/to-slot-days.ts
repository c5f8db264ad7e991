import type { SlotDay } from '@/gateway/services/bookings/booking-slots'
import { toWireDay } from '@/gateway/services/delivery/moscow-time'

export function toSlotDays(days: readonly SlotDay[]) {
  return days.map(({ day, slots }) => ({
    date: toWireDay(day),
    times: slots.map(({ time, isFree }) => ({ time, isFree })),
  }))
}
