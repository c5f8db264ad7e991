import { fieldError } from '@/gateway/core/errors/errors'
import { shopExternalId } from '@/gateway/services/checkout/to-options'
import type { Sector } from '@/gateway/services/delivery/load-sectors'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'

type Columns = Omit<Sector, 'externalId'>

/** A zone as the desk shows it and as the log keeps it. */
export function toZoneTerms(reference: CatalogReference, sector: Columns): DeliveryZone {
  const { title, polygon, storeExternalId, fee, weekdays, leadHours, lastOrderTime, sequence, isOn } = sector
  const shop = reference.shops.find((one) => shopExternalId(reference, one) === storeExternalId)
  return {
    title,
    polygon,
    shopId: shop?.supplierId ?? null,
    fee,
    intervals: sector.intervals.map(({ timeFrom, timeTo }) => ({ timeFrom, timeTo })),
    weekdays,
    leadHours,
    lastOrderTime,
    sequence,
    isOn,
  }
}

/** Columns of a zone with the terms, once what they name is known. */
export function toZoneColumns(
  reference: CatalogReference,
  { shopId, intervals, ...terms }: DeliveryZone,
): Columns {
  const shop = reference.shops.find(({ supplierId }) => supplierId === shopId)
  if (shopId !== null && !shop) throw fieldError('terms.shopId', 'Такого магазина нет.')
  if (intervals.some(({ timeFrom, timeTo }) => timeFrom >= timeTo))
    throw fieldError('terms.intervals', 'Время доставки должно кончаться позже, чем начинается.')
  const sorted = intervals
    .map(({ timeFrom, timeTo }) => ({ id: `${timeFrom}-${timeTo}`, timeFrom, timeTo }))
    .toSorted((a, b) => a.id.localeCompare(b.id))
  if (new Set(sorted.map(({ id }) => id)).size !== sorted.length)
    throw fieldError('terms.intervals', 'Одно и то же время указано дважды.')
  return {
    ...terms,
    weekdays: [...new Set(terms.weekdays)].toSorted((a, b) => a - b),
    intervals: sorted,
    storeExternalId: shop ? shopExternalId(reference, shop) : null,
  }
}
