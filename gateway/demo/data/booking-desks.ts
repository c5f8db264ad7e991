import type { DeskKind } from '@/gateway/db/schema-bookings'

type DemoDesk = {
  shopId: number
  kind: DeskKind
  slotMinutes: number
  capacity: number
  leadMinutes: number
  weekdays: number[]
  /** Days from today on which it is closed. */
  offOn?: readonly number[]
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WITHOUT_SUNDAY = [1, 2, 3, 4, 5, 6]
const storage = { kind: 'storage', slotMinutes: 30, capacity: 2, leadMinutes: 120 } as const
const service = { kind: 'service', slotMinutes: 60, capacity: 2, leadMinutes: 60 } as const

/** Where wheels are handed out, and where cars are worked on. */
export const DEMO_DESKS: readonly DemoDesk[] = [
  { ...storage, shopId: 33, weekdays: EVERY_DAY },
  { ...storage, shopId: 17, weekdays: EVERY_DAY, offOn: [5] },
  { ...storage, shopId: 29, weekdays: WITHOUT_SUNDAY, capacity: 1 },
  { ...service, shopId: 29, weekdays: EVERY_DAY, capacity: 3 },
  { ...service, shopId: 17, weekdays: EVERY_DAY },
  { ...service, shopId: 33, weekdays: WITHOUT_SUNDAY },
  { ...service, shopId: 36, weekdays: EVERY_DAY, offOn: [4] },
  { ...service, shopId: 21, weekdays: EVERY_DAY },
  { ...service, shopId: 11, weekdays: WITHOUT_SUNDAY, capacity: 1 },
]
