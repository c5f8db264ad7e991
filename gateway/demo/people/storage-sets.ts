import type { StorageStatus } from '@/gateway/db/schema/tyre-storage'
import { asData } from '@/gateway/demo/as-data'
import sets from '@/gateway/demo/data/people/storage-sets.json' with { type: 'json' }

export type DemoWheels = {
  title: string
  brand: string
  size: string
  season: 'Летние' | 'Зимние, шипы' | 'Зимние, без шипов' | 'Всесезонные'
  quantity: number
  wear?: string
  treads?: readonly number[]
  hasDiscs: boolean
  /** What is drawn of it. */
  pictures: readonly string[]
}

export type DemoSet = {
  title: string
  status: StorageStatus
  shopId: number
  place?: string
  car?: string
  plate?: string
  company?: string
  comment?: string
  /** Days from today on which the term begins and ends. */
  from: number
  to: number
  /** Rubles. */
  price: number | null
  isPriceExact: boolean
  isPaid: boolean
  /** Days from today of the issue: booked ahead, or done. */
  issue?: number
  wheels: readonly DemoWheels[]
}

/** Sets of the demo shopper, one in every state, and of the demo company: a fleet has one a car. */
const { retail, corporate } = asData<{ retail: readonly DemoSet[]; corporate: readonly DemoSet[] }>(sets)

/** By the customer. */
export const DEMO_SETS: Readonly<Record<string, readonly DemoSet[]>> = {
  'demo-retail': retail,
  'demo-corporate': corporate,
  'demo-unconfirmed': retail.slice(4, 5),
  'demo-tester': retail.slice(0, 4),
}
