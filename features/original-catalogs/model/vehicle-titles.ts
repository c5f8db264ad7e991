import { type OriginalVehicle, titleOfVehicle } from './vehicle'
import type { OriginalGroup } from './group-tree'
import type { Listed } from './original-address'
import { quickGroupOf } from './quick-groups'

/** What a page of a car lists, in words; null for the car itself. */
export function headingOfListed(listed: Listed, way: readonly OriginalGroup[]): string | null {
  switch (listed.by) {
    case 'car':
      return null
    case 'group':
      return way.at(-1)?.title ?? 'Группа'
    case 'number':
      return `Номер ${listed.article} на схемах`
    case 'words':
      return `«${listed.words}» на схемах`
    case 'quick':
      return `${quickGroupOf(listed.quick)?.title ?? 'Детали'} на схемах`
  }
}

export function documentTitle(vehicle: OriginalVehicle, heading: string | null): string {
  const car = titleOfVehicle(vehicle)
  return heading === null ? `${car}: схемы узлов и номера деталей` : `${heading} — ${car}`
}
