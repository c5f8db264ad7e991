import { eq } from 'drizzle-orm'
import { fieldError } from '@/gateway/core/errors/errors'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import { vehicleVins } from '@/gateway/db/schema/vehicles'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Car } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { toManufacturer, toVehicleCar } from '@/gateway/services/vehicles/to-wire'
import { carOfFrame } from '@/gateway/services/vin/car-of-frame'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { modelYearOf } from '@/gateway/services/vin/model-year-of'
import { isCheckDigitRight, isChecked } from '@/gateway/services/vin/vin-signs'
import { isGatewayError } from '@/lib/gateway/errors'
import { type CarNumber, carNumberOf } from '@/lib/parts/vehicle/car-number'
import { vinOf } from '@/lib/parts/vehicle/vin-of'

const DOUBT = 'Контрольный знак не сходится с остальными: сверьте VIN с документами.'

type Deps = Pick<ServiceDeps, 'db' | 'vehicles' | 'now'> & {
  originals: Pick<OriginalCatalogSource, 'findVehicleByVin'>
}

/** What is known of a car beside the signs of its number. */
type Decoded = { cars: Car[]; brand?: string | undefined; name?: string | undefined; year?: number | null }

/**
 * The cars that a VIN or frame number can mean, by the shop's own list and the makers' catalogues; of others the maker and, where
 * it is written there, the year, with which the choice goes on.
 */
export async function readVin(deps: Deps, text: string) {
  const { kind, number } = readNumber(text)
  const catalog = await deps.vehicles()
  const { cars, brand, name, year } = await decode(deps, { kind, number })
  const models = new Set(cars.map(({ modelId }) => modelId ?? 0))
  const [model] = models.size === 1 ? [...models].map((id) => catalog.modelById.get(id)) : []
  const frame = carOfFrame(number)
  const title = brand ?? (kind === 'vin' ? makerOf(number)?.title : frame?.make)
  const make = model
    ? catalog.makeById.get(model.makeId)
    : catalog.makes.find((known) => known.title.toLowerCase() === title?.toLowerCase())
  const ofSigns = kind === 'vin' ? modelYearOf(number, deps.now().getFullYear(), model) : undefined
  return {
    vin: number,
    manufacturer: make ? toManufacturer(make) : null,
    title: cars.length > 0 ? null : (name ?? (frame && `${frame.make} ${frame.model}`) ?? title ?? null),
    year: year ?? ofSigns ?? null,
    cars: cars.map((car) => toVehicleCar(catalog, car)),
    warning: kind === 'vin' && isChecked(number) && !isCheckDigitRight(number) ? DOUBT : null,
  }
}

function readNumber(text: string): CarNumber {
  const read = vinOf(text)
  if ('vin' in read) return { kind: 'vin', number: read.vin }
  const frame = carNumberOf(text)
  if (!frame) throw fieldError('vin', `${read.problem}.`)
  return frame
}

async function decode({ db, vehicles, originals }: Deps, { kind, number }: CarNumber): Promise<Decoded> {
  const { carById } = await vehicles()
  const [known] = kind === 'vin' ? await db.select().from(vehicleVins).where(eq(vehicleVins.vin, number)) : []
  const own = known && carById.get(known.vehicleId)
  if (own) return { cars: [own], year: known.year }
  const found = await findOriginals(originals, number)
  const cars = found.flatMap(({ carId }) => carById.get(carId ?? 0) ?? [])
  const [first] = found
  return { cars, brand: first?.brand, name: first?.name, year: first?.year ?? null }
}

/** Catalogues that do not know the number, or do not answer, leave what its signs say. */
async function findOriginals({ findVehicleByVin }: Deps['originals'], vin: string) {
  try {
    return (await findVehicleByVin({ vin })).vehicles
  } catch (error) {
    if (isGatewayError(error)) return []
    throw error
  }
}
