export type Position = {
  brand: string
  article: string
  title: string
  internalCode: string | null
  href: string
  picture: string | null
  /** Pieces needed for the service. */
  count: number
  note: string | null
  /** What it is counted in, if not in pieces. */
  unit?: string | undefined
  analogsCount: number
  /** Rubles for a piece; null without an offer. */
  price: number | null
  oldPrice: number | null
  /** Available pieces. */
  quantity: number
  multiplicity: number
  /** Hours. */
  deliveryTime: number
  supplierId: number | null
  ownWarehouse: boolean
}

export type ServiceGroup = {
  code: string
  title: string
  /** Kilometres between replacements; null for wear parts. */
  interval: number | null
  positions: readonly Position[]
}

const STEP_KM = 15_000
const LAST_KM = 120_000

/** Services in the table: every 15,000 km, or at the car's interval. */
export function serviceMileages(groups: readonly ServiceGroup[]): number[] {
  const intervals = groups.flatMap(({ interval }) => (interval === null || interval <= 0 ? [] : [interval]))
  const shortest = Math.min(STEP_KM, ...intervals)
  const step = intervals.length > 0 && shortest >= LAST_KM / 24 ? shortest : STEP_KM
  return Array.from({ length: Math.floor(LAST_KM / step) }, (_, at) => (at + 1) * step)
}

/** Whether a group is replaced at a service: at the service nearest to each of its intervals. */
export function isDue({ interval }: Pick<ServiceGroup, 'interval'>, mileage: number, step: number): boolean {
  if (interval === null || interval <= 0) return false
  if (interval <= step) return true
  const turn = Math.round(mileage / interval)
  return turn > 0 && Math.abs(mileage - turn * interval) * 2 < step
}

export function dueGroups(groups: readonly ServiceGroup[], mileage: number): ServiceGroup[] {
  const [step = STEP_KM] = serviceMileages(groups)
  return groups.filter((group) => isDue(group, mileage, step))
}
