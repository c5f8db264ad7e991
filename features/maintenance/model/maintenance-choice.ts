import type {
  listCarBrands,
  listCarModels,
  listCarModifications,
} from '@/lib/gateway/contracts/catalog/maintenance'
import type { ResponseOf } from '@/lib/gateway/operation'
import { formatYears, toYearDate } from '@/lib/format/years'
import { hrefs } from '@/lib/routing/hrefs'

type Answer =
  | ResponseOf<typeof listCarBrands>
  | ResponseOf<typeof listCarModels>
  | ResponseOf<typeof listCarModifications>

export type ChoiceLink = { title: string; note: string; href: string; isPopular: boolean }

/** A step of the way to a car: the earlier choices, and the options of this step. */
export type MaintenanceChoice = {
  of: 'brand' | 'model' | 'modification'
  way: readonly { title: string; href: string }[]
  links: readonly ChoiceLink[]
}

export function toChoice(answer: Answer): MaintenanceChoice {
  if ('brands' in answer) {
    const links = answer.brands.map(({ uuid, title, isPopular }) => ({
      title,
      note: '',
      href: hrefs.maintenanceOf({ brand: uuid }),
      isPopular,
    }))
    return { of: 'brand', way: [], links }
  }
  const brand = { title: answer.brand.title, href: hrefs.maintenanceOf({ brand: answer.brand.uuid }) }
  if ('models' in answer) {
    const links = answer.models.map(({ uuid, title, isPopular, ...years }) => ({
      title,
      note: yearsOf(years),
      href: hrefs.maintenanceOf({ model: uuid }),
      isPopular,
    }))
    return { of: 'model', way: [brand], links }
  }
  const model = { title: answer.model.title, href: hrefs.maintenanceOf({ model: answer.model.uuid }) }
  const links = answer.modifications.map(({ uuid, title, properties, ...years }) => ({
    title,
    note: [...properties.map(({ value }) => value), yearsOf(years)].filter(Boolean).join(', '),
    href: hrefs.maintenanceOf({ modification: uuid }),
    isPopular: false,
  }))
  return { of: 'modification', way: [brand, model], links }
}

/** Dates of another shape are ignored. */
function yearsOf({ yearFrom, yearTo }: { yearFrom: string | null; yearTo: string | null }): string {
  return formatYears(toYearDate(yearFrom), toYearDate(yearTo))
}
