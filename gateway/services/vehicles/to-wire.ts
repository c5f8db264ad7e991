import type * as z from 'zod'
import type { Car, Make, Model, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import type { manufacturer, vehicleCar, vehicleModel } from '@/lib/gateway/contracts/catalog/vehicle-shapes'
import { keepMeasures } from '@/lib/text/keep-measures'

/** From this popularity on a make or a model stands among the popular ones. */
const POPULAR = 7

/** Years of production as the contract writes them. */
export function toYears({ yearFrom, yearTo }: Pick<Car, 'yearFrom' | 'yearTo'>) {
  return {
    yearFrom: yearFrom === null ? null : `01.01.${yearFrom}`,
    yearTo: yearTo === null ? null : `31.12.${yearTo}`,
  }
}

export function isPopular({ popularity }: { popularity: number }) {
  return popularity >= POPULAR
}

export function toManufacturer(make: Make): z.input<typeof manufacturer> {
  return { id: make.id, title: make.title, isPopular: isPopular(make), pictureUrl: make.picture }
}

export function toVehicleModel(model: Model): z.input<typeof vehicleModel> {
  return {
    id: model.id,
    manufacturerId: model.makeId,
    title: model.title,
    isPopular: isPopular(model),
    ...toYears(model),
    pictureUrl: model.picture,
  }
}

/** What a modification is called; no line breaks in its measures, wherever it is shown. */
export function toModificationTitle({
  modification,
  engine,
  model,
}: Pick<Car, 'modification' | 'engine' | 'model'>): string {
  return keepMeasures(modification ?? engine ?? model)
}

export function toVehicleCar(catalog: VehicleCatalog, car: Car): z.input<typeof vehicleCar> {
  const model = catalog.modelById.get(car.modelId ?? 0)
  return {
    id: car.id,
    modelId: car.modelId ?? 0,
    manufacturer: car.make,
    model: model?.title ?? car.model,
    title: toModificationTitle(car),
    ...toYears(car),
    engine: car.engine,
    fuel: car.fuel,
    volume: car.volume,
    power: car.power,
    kilowatts: car.kilowatts,
    body: car.body,
    drive: car.drive,
    gearbox: car.gearbox,
    uuid: car.uuid,
  }
}
