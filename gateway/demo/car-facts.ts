import { CAR_FACTS, ENGINE_FACTS } from '@/gateway/demo/data/car-facts'
import { shortGeneration, type DemoVehicle } from '@/gateway/demo/vehicles'

type CarFact = keyof typeof CAR_FACTS
type EngineFact = keyof typeof ENGINE_FACTS

const cars = new Map(Object.entries(CAR_FACTS).map(([fact, names]) => [fact, new Set(names.split(', '))]))
const engines = new Map(
  Object.entries(ENGINE_FACTS).map(([fact, codes]) => [fact, new Set(codes.split(' '))]),
)

export function isCar(fact: CarFact, vehicle: DemoVehicle): boolean {
  const name = `${vehicle.make} ${vehicle.model}`
  const known = cars.get(fact)
  return known?.has(name) === true || known?.has(`${name} ${shortGeneration(vehicle)}`) === true
}

export function anyCar(fact: CarFact, vehicles: readonly DemoVehicle[]): boolean {
  return vehicles.some((vehicle) => isCar(fact, vehicle))
}

export function anyEngine(fact: EngineFact, vehicles: readonly DemoVehicle[]): boolean {
  return vehicles.some(({ engine }) => engines.get(fact)?.has(engine))
}

/** Wheel bolts of one hub. */
export function boltsOf(vehicles: readonly DemoVehicle[]): '4' | '5' | '6' {
  return anyCar('sixBolts', vehicles) ? '6' : anyCar('fourBolts', vehicles) ? '4' : '5'
}
