import type { originalGroups, OriginalPartRow, originalUnits } from '@/gateway/db/schema/original-catalogs'
import type { OriginalAttribute } from '@/gateway/db/schema/original-catalogs'
import { writeMonths } from '@/gateway/services/original-catalogs/conditions'
import type { Catalog, CatalogVehicle } from '@/gateway/services/original-catalogs/load-scope'
import type { VehicleState } from '@/gateway/services/original-catalogs/state'

export type GroupRow = typeof originalGroups.$inferSelect
export type UnitRow = Pick<
  typeof originalUnits.$inferSelect,
  'id' | 'groupId' | 'code' | 'title' | 'note' | 'conditions' | 'quick'
> & { picture: string | null }

export function toCatalog(catalog: Catalog) {
  return {
    catalogId: catalog.code,
    catalogName: catalog.title,
    code: catalog.code,
    brand: catalog.make,
    pictureUrl: catalog.picture,
    isVinSearch: catalog.isVinSearch,
    isWizard: catalog.wizard.length > 0,
    vinExample: catalog.vinExample,
  }
}

function yearsOf({ yearFrom, yearTo }: CatalogVehicle): OriginalAttribute[] {
  if (yearFrom === null) return []
  return [{ code: 'years', title: 'Годы выпуска', value: `${yearFrom}–${yearTo ?? 'н. в.'}` }]
}

export function toVehicle(catalog: Catalog, vehicle: CatalogVehicle, state: VehicleState, ssd: string) {
  return {
    vehicleId: String(vehicle.id),
    code: catalog.code,
    ssd,
    brand: catalog.make,
    name: vehicle.name,
    vin: state.vin ?? null,
    year: state.year ?? null,
    carId: vehicle.carId,
    attributes: [...vehicle.attributes, ...yearsOf(vehicle)],
  }
}

export function toGroup(group: GroupRow, isLeaf: boolean, ssd: string) {
  return {
    groupId: String(group.id),
    parentId: group.parentId === null ? null : String(group.parentId),
    title: group.title,
    isLeaf,
    isQuick: false,
    ssd,
    pictureUrl: group.picture,
  }
}

export function toUnit(unit: UnitRow, ssd: string) {
  return {
    unitId: String(unit.id),
    groupId: String(unit.groupId),
    code: unit.code,
    title: unit.title,
    note: unit.note,
    pictureUrl: unit.picture,
    ssd,
  }
}

/** Titles of the attributes that distinguish parts of a vehicle. */
function conditionAttributes(part: OriginalPartRow, vehicle: CatalogVehicle): OriginalAttribute[] {
  return Object.entries(part.when ?? {}).flatMap(([code, values]) => {
    const known = vehicle.attributes.find((attribute) => attribute.code === code)
    return known ? [{ code, title: known.title, value: values.join(', ') }] : []
  })
}

export function toPart(
  part: OriginalPartRow,
  { catalog, vehicle }: { catalog: Catalog; vehicle: CatalogVehicle },
  { replacedBy, isMatch }: { replacedBy: string | null; isMatch: boolean },
) {
  const months = writeMonths(part)
  return {
    position: part.position,
    article: part.number,
    brand: catalog.brand,
    title: part.title,
    amount: part.amount ?? null,
    note: part.note ?? null,
    attributes: [
      ...conditionAttributes(part, vehicle),
      ...(months === undefined ? [] : [{ code: 'years', title: 'Годы', value: months }]),
      ...(part.options === undefined
        ? []
        : [{ code: 'options', title: 'Комплектация', value: part.options }]),
      ...(part.market === undefined ? [] : [{ code: 'market', title: 'Рынок', value: part.market }]),
    ],
    replacedBy,
    isMatch,
  }
}
