import type { OriginalConditions, OriginalPartRow } from '@/gateway/db/schema/original-catalogs'
import type { CatalogVehicle } from '@/gateway/services/original-catalogs/load-scope'

/** Whether a vehicle may have it; unknown attributes of a vehicle exclude nothing. */
export function meets(vehicle: Pick<CatalogVehicle, 'attributes'>, conditions: OriginalConditions): boolean {
  return vehicle.attributes.every(
    ({ code, value }) => !Object.hasOwn(conditions, code) || conditions[code]?.includes(value) !== false,
  )
}

const MONTH = /^(\d{4})-(\d{2})$/

function yearOf(month: string | undefined): number | undefined {
  const [, year] = MONTH.exec(month ?? '') ?? []
  return year === undefined ? undefined : Number(year)
}

/** Whether a car of that year may have the part; without a year every part is possible. */
export function isOfYear(
  { from, to }: Pick<OriginalPartRow, 'from' | 'to'>,
  year: number | undefined,
): boolean {
  if (year === undefined) return true
  return year >= (yearOf(from) ?? -Infinity) && year <= (yearOf(to) ?? Infinity)
}

function writeMonth(month: string): string {
  const [, year, number] = MONTH.exec(month) ?? []
  return year === undefined ? month : `${number}.${year}`
}

/** `с 06.2014 до 12.2017`. */
export function writeMonths({ from, to }: Pick<OriginalPartRow, 'from' | 'to'>): string | undefined {
  const words = [from && `с ${writeMonth(from)}`, to && `до ${writeMonth(to)}`].filter(Boolean)
  return words.length > 0 ? words.join(' ') : undefined
}
