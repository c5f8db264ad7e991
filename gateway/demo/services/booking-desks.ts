import type { BookingDeskKind } from '@/gateway/db/schema/bookings'
import { asData } from '@/gateway/demo/as-data'
import desks from '@/gateway/demo/data/booking-desks.json' with { type: 'json' }

type DemoDesk = {
  shopId: number
  kind: BookingDeskKind
  slotMinutes: number
  capacity: number
  leadMinutes: number
  weekdays: number[]
  /** Days from today on which it is closed. */
  offOn?: readonly number[]
}

/** Where wheels are handed out, and where cars are worked on. */
export const DEMO_DESKS = asData<readonly DemoDesk[]>(desks)
