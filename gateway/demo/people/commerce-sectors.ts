import { asData } from '@/gateway/demo/as-data'
import sectors from '@/gateway/demo/data/places/sectors.json' with { type: 'json' }
import { SHOP_IDS } from '@/gateway/demo/products/suppliers'
import type { DeliveryElsewhere } from '@/lib/gateway/contracts/desk/delivery'
import { USUAL_DELIVERY } from '@/lib/parts/terms/delivery-fee'

type SectorEntry = {
  externalId: string
  title: string
  polygon: [longitude: number, latitude: number][]
  intervals: readonly (readonly [from: string, to: string])[]
  weekdays: number[]
  leadHours: number
}

const [MAIN_SHOP = 0] = SHOP_IDS

export const DEMO_SECTORS = asData<readonly SectorEntry[]>(sectors).map(({ intervals, ...sector }, at) => ({
  ...sector,
  intervals: intervals.map(([timeFrom, timeTo]) => ({ id: `${timeFrom}-${timeTo}`, timeFrom, timeTo })),
  sequence: at,
  shopId: MAIN_SHOP,
}))

/** Outside of the sectors a carrier brings it. */
export const DEMO_ELSEWHERE: DeliveryElsewhere = {
  ...USUAL_DELIVERY,
  largeFromKg: null,
  largeFromCm: null,
  isAgreed: true,
}

/** Public holidays without deliveries. */
export const DEMO_HOLIDAYS = ['2026', '2027', '2028'].flatMap((year) =>
  ['01-01', '01-02', '01-07', '02-23', '03-08', '05-01', '05-09', '06-12', '11-04', '12-31'].map(
    (day) => `${year}-${day}`,
  ),
)
