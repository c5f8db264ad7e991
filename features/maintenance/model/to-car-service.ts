import type { listMaintenanceParts } from '@/lib/gateway/contracts/catalog/maintenance'
import type { ResponseOf } from '@/lib/gateway/operation'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { hrefs } from '@/lib/routing/hrefs'
import type { Position, ServiceGroup } from './service-plan'

type Answer = ResponseOf<typeof listMaintenanceParts>
type WirePart = Answer['groups'][number]['parts'][number]

/** Planned service of one car. */
export type CarService = {
  title: string
  uuid: string
  /** Id of the same car in the vehicle catalogue. */
  carId: number | null
  mark: string
  model: string
  modification: string
  way: readonly { title: string; href: string }[]
  groups: readonly ServiceGroup[]
  /** When its prices were read, ISO 8601. */
  readAt: string
}

export function toCarService({ brand, model, modification, groups }: Answer, readAt: Date): CarService {
  return {
    title: [brand.title, model.title, modification.title].join(' '),
    uuid: modification.uuid,
    carId: modification.carId,
    mark: brand.title,
    model: model.title,
    modification: modification.title,
    way: [
      { title: brand.title, href: hrefs.maintenanceOf({ brand: brand.uuid }) },
      { title: model.title, href: hrefs.maintenanceOf({ model: model.uuid }) },
    ],
    groups: groups.map(({ code, title, interval, parts }) => ({
      code,
      title,
      interval,
      positions: parts.map(toPosition),
    })),
    readAt: readAt.toISOString(),
  }
}

function toPosition(part: WirePart): Position {
  const { brand, article, title, count, note, analogsCount, unit } = part
  const internalCode = part.arusCode === null ? null : toInternalCode(part.arusCode)
  return {
    brand,
    article,
    title,
    internalCode,
    href: hrefs.product({ internalCode, brand, article }),
    picture: part.pictureUrl[0] ?? null,
    count,
    note,
    unit,
    analogsCount,
    price: part.price !== null && part.price > 0 ? part.price : null,
    oldPrice: part.oldPrice,
    quantity: part.quantity,
    multiplicity: part.multiplicity,
    deliveryTime: part.deliveryTime,
    supplierId: part.supplierId,
    ownWarehouse: part.goods.product,
  }
}
