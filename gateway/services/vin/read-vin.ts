import { eq } from 'drizzle-orm'
import { fieldError } from '@/gateway/core/errors/errors'
import { vehicleVins } from '@/gateway/db/schema-vehicles'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toManufacturer, toVehicleCar } from '@/gateway/services/vehicles/to-wire'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { isCheckDigitRight, isChecked, vinProblem, yearOf } from '@/gateway/services/vin/vin-signs'

const DOUBT = 'Контрольный знак не сходится с остальными: сверьте VIN с документами.'

/**
 * The car of a VIN that the shop knows; of others the maker and, where it is written there, the year, with which the choice
 * goes on.
 */
export async function readVin({ db, vehicles, now }: ServiceDeps, text: string) {
  const problem = vinProblem(text)
  if (problem) throw fieldError('vin', problem)
  const vin = text.replaceAll(/\s/g, '').toUpperCase()
  const catalog = await vehicles()
  const [known] = await db.select().from(vehicleVins).where(eq(vehicleVins.vin, vin))
  const car = known && catalog.carById.get(known.vehicleId)
  const maker = makerOf(vin)
  const model = car && catalog.modelById.get(car.modelId ?? 0)
  const make = model
    ? catalog.makeById.get(model.makeId)
    : catalog.makes.find(({ title }) => title === maker?.title)
  const year = known?.year ?? (maker?.hasYear ? yearOf(vin, now().getFullYear()) : undefined)
  return {
    vin,
    manufacturer: make ? toManufacturer(make) : null,
    year: year ?? null,
    cars: car ? [toVehicleCar(catalog, car)] : [],
    warning: isChecked(vin) && !isCheckDigitRight(vin) ? DOUBT : null,
  }
}
