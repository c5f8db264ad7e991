import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import type { CarOfVin } from '../api/car-of-vin'

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

/** The facts of a VIN in a sentence; null without any. */
export function wordsOfVin(answer: CarOfVin): string | null {
  const { manufacturer, year, warning } = answer
  const chosen = chosenOfVin(answer)
  const name = chosen ? `${chosen.mark} ${chosen.model} ${chosen.modification}` : manufacturer?.title
  const car = name && `По VIN это ${name}${year === null ? '' : `, ${year} год`}.`
  const next = !chosen && manufacturer ? 'Модель выберите из каталога или впишите.' : undefined
  const words = [car, next, warning].filter(Boolean)
  return words.length > 0 ? words.join(' ') : null
}
