import { isBrandExternalId } from '@/lib/parts/number/brand-query'
import type { SearchPlan } from './search-plan'

const VEHICLE_WORDS = { vin: 'VIN', frame: 'Номер кузова', plate: 'Автомобиль' } as const

/** Heading of the search page; words that turned out to be a part number are headed as one. */
export function searchHeading(plan: SearchPlan, isNumber = false): string {
  switch (plan.kind) {
    case 'empty':
      return 'Поиск запчастей'
    case 'part':
      return isBrandExternalId(plan.brand)
        ? `Поиск по номеру ${plan.article}`
        : `${plan.brand} ${plan.article}`
    case 'article':
      return `Поиск по номеру ${plan.article}`
    case 'code':
      return `Поиск по коду ${plan.text}`
    case 'vehicle':
      return `${VEHICLE_WORDS[plan.vehicle.kind]} ${plan.vehicle.number}`
    case 'words':
      return isNumber && plan.spellings.length > 0
        ? `Поиск по номеру ${plan.query}`
        : `Поиск по запросу «${plan.query}»`
  }
}

/** Title of the page in the browser's tab, before anything is looked up. */
export function searchTitle(plan: SearchPlan): string {
  return plan.kind === 'words' ? `${plan.query} — поиск запчастей` : searchHeading(plan)
}
