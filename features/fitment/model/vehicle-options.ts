import type * as z from 'zod'
import type { manufacturer, vehicleCar, vehicleModel } from '@/lib/gateway/contracts/catalog/vehicle-shapes'
import { formatYears, toYearDate } from '@/lib/format/years'
import { isVin } from '@/lib/parts/vehicle/vin'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import type { VinLead } from './vin-lead'

export type Make = z.output<typeof manufacturer>
export type VehicleModel = z.output<typeof vehicleModel>
export type VehicleCar = z.output<typeof vehicleCar>

export type Option = { key: string; title: string; note?: string }
/** A group without a title stands first and needs none. */
export type OptionGroup<Of> = { title: string | null; options: readonly (Option & { of: Of })[] }

type Titled = { id: number; title: string; isPopular: boolean }

const POPULAR = 'Популярные'
const collator = new Intl.Collator('ru', { numeric: true })

function matches(title: string, query: string): boolean {
  const words = fold(title)
  const requested = fold(query)
  return words.startsWith(requested) || words.includes(` ${requested}`)
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s\-.]+/g, ' ')
    .trim()

/** Popular ones first, then all by their letters; with words typed, those that begin so. */
export function groupByLetter<Of extends Titled>(
  items: readonly Of[],
  query: string,
  noteOf: (item: Of) => string = () => '',
): OptionGroup<Of>[] {
  const toOption = (of: Of, place: string) => ({
    key: `${place}-${of.id}`,
    title: of.title,
    note: noteOf(of),
    of,
  })
  const sorted = items.toSorted((a, b) => collator.compare(a.title, b.title))
  if (query.trim() !== '') {
    const found = sorted.filter(({ title }) => matches(title, query)).map((item) => toOption(item, 'found'))
    return found.length > 0 ? [{ title: null, options: found }] : []
  }
  const popular = items.filter(({ isPopular }) => isPopular).map((item) => toOption(item, 'popular'))
  const byLetter = Map.groupBy(sorted, ({ title }) => title.charAt(0).toUpperCase())
  return [
    ...(popular.length > 0 ? [{ title: POPULAR, options: popular }] : []),
    ...[...byLetter].map(([letter, own]) => ({
      title: letter,
      options: own.map((item) => toOption(item, letter)),
    })),
  ]
}

/** When it was built, in words. */
export function yearsOf({ yearFrom, yearTo }: { yearFrom: string | null; yearTo: string | null }): string {
  return formatYears(toYearDate(yearFrom), toYearDate(yearTo))
}

/** What distinguishes a car from others of its model. */
export function factsOfVehicle(car: VehicleCar): string {
  const facts = [
    car.engine ?? '',
    car.power === null ? '' : `${car.power} л. с.`,
    car.fuel ?? '',
    car.gearbox ?? '',
    car.drive?.replace(/й$/, 'й привод') ?? '',
    yearsOf(car),
  ].filter(Boolean)
  // The title may say some of it already.
  const title = fold(car.title)
  return facts.filter((fact) => !title.includes(fold(fact))).join(', ')
}

/** `by` is the VIN by which it was found. */
export function toChosenVehicle(car: VehicleCar, by?: VinLead): ChosenVehicle {
  return {
    carId: car.id,
    uuid: car.uuid,
    mark: car.manufacturer,
    model: car.model,
    modification: car.title,
    ...(by && isVin(by.vin) && { vin: by.vin }),
    ...(by?.year != null && { year: by.year }),
  }
}
