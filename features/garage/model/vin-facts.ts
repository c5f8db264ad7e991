import { nameOfDecoded } from '@/lib/parts/vehicle/name-of-decoded'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import type { CarOfVin } from '../api/car-of-vin'
import type { CarFormValues } from './car-form'

const CAR_FIELDS = ['mark', 'model', 'modification', 'year'] as const

/** The fields of a form that a VIN can tell of. */
export type CarFacts = Pick<CarFormValues, (typeof CAR_FIELDS)[number]>

/** The car was built in the year before its model year. */
const YEARS_APART = 1

export function carFactsOf({ mark, model, modification, year }: CarFacts): CarFacts {
  return { mark, model, modification, year }
}

/** The one car of a VIN, in the form of a chosen car. */
export function chosenOfVin({ vin, year, cars }: CarOfVin): ChosenVehicle | undefined {
  const [car] = cars
  if (!car || cars.length > 1) return undefined
  return {
    carId: car.id,
    uuid: car.uuid,
    mark: car.manufacturer,
    model: car.model,
    modification: car.title,
    vin,
    ...(year !== null && { year }),
  }
}

/** What a VIN says, field by field; empty for what it does not say. */
export function factsOfVin({ cars, manufacturer, title, year }: CarOfVin): CarFacts {
  const [car] = cars
  const isOneModel = car !== undefined && cars.every(({ modelId }) => modelId === car.modelId)
  return {
    mark: manufacturer?.title ?? car?.manufacturer ?? title ?? '',
    model: isOneModel ? car.model : '',
    modification: isOneModel && cars.length === 1 ? car.title : '',
    year: String(year ?? ''),
  }
}

/**
 * The fields with what a VIN says. What was written by hand stays: only empty fields change, and those whose value is still the
 * one that an `earlier` VIN filled in. Of another make nothing earlier stays.
 */
export function mergeFacts(now: CarFacts, earlier: readonly Partial<CarFacts>[], facts: CarFacts): CarFacts {
  const isFree = (field: keyof CarFacts) =>
    now[field] === '' || earlier.some((values) => values[field] === now[field])
  const isOther = !isSame(now.mark, facts.mark)
  if (facts.mark === '' || (isOther && !isFree('mark'))) return now
  const merged = { ...now }
  for (const field of CAR_FIELDS) {
    if (isFree(field) && (facts[field] !== '' || isOther)) merged[field] = facts[field]
  }
  return merged
}

/** Whether the fields speak of another car than the VIN does. */
export function isContradicted(now: CarFacts, facts: CarFacts): boolean {
  const isOtherMake = now.mark !== '' && facts.mark !== '' && !isSame(now.mark, facts.mark)
  const areYearsKnown = now.year !== '' && facts.year !== ''
  return isOtherMake || (areYearsKnown && Math.abs(Number(now.year) - Number(facts.year)) > YEARS_APART)
}

function isSame(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase()
}

/** What a VIN says, in a sentence; null for one that says nothing. */
export function wordsOfVin(answer: CarOfVin): string | null {
  const name = nameOfDecoded(answer)
  const next = name !== null && answer.cars.length !== 1
  const words = [
    name && `По VIN это ${name}.`,
    next && `${answer.cars.length > 1 ? 'Модификацию' : 'Модель'} выберите из каталога или впишите.`,
    answer.warning,
  ].filter(Boolean)
  return words.length > 0 ? words.join(' ') : null
}
