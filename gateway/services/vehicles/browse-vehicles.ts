import { notFound } from '@/gateway/core/errors/errors'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Car, Make, Model, VehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { isPopular, toManufacturer, toVehicleCar, toVehicleModel } from '@/gateway/services/vehicles/to-wire'

function findMake(catalog: VehicleCatalog, id: number): Make {
  const make = catalog.makeById.get(id)
  if (!make) throw notFound('Такой марки нет.')
  return make
}

function findModel(catalog: VehicleCatalog, id: number): Model {
  const model = catalog.modelById.get(id)
  if (!model) throw notFound('Такой модели нет.')
  return model
}

/** A car that can be chosen, with a known model and make. */
export function findCar(catalog: VehicleCatalog, id: number): Car {
  const car = catalog.carById.get(id)
  if (!car) throw notFound('Такой машины нет.')
  return car
}

/** The popular first; of two that are equally so, the one with more models that people drive. */
export async function listMakes({ vehicles }: ServiceDeps) {
  const { makes } = await vehicles()
  const driven = (make: Make) => make.models.filter(isPopular).length
  const sorted = makes.toSorted(
    (left, right) => right.popularity - left.popularity || driven(right) - driven(left),
  )
  return { items: sorted.map(toManufacturer) }
}

export async function listModels({ vehicles }: ServiceDeps, makeId: number) {
  const make = findMake(await vehicles(), makeId)
  return { manufacturer: toManufacturer(make), items: make.models.map(toVehicleModel) }
}

export async function listCars({ vehicles }: ServiceDeps, modelId: number) {
  const catalog = await vehicles()
  const model = findModel(catalog, modelId)
  return {
    manufacturer: toManufacturer(findMake(catalog, model.makeId)),
    model: toVehicleModel(model),
    items: model.cars.map((car) => toVehicleCar(catalog, car)),
  }
}

export async function readVehicle({ vehicles }: ServiceDeps, carId: number) {
  const catalog = await vehicles()
  const car = findCar(catalog, carId)
  const model = findModel(catalog, car.modelId ?? 0)
  return {
    manufacturer: toManufacturer(findMake(catalog, model.makeId)),
    model: toVehicleModel(model),
    car: toVehicleCar(catalog, car),
  }
}
