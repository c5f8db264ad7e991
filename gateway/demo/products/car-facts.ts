import facts from '@/gateway/demo/data/car-facts.json' with { type: 'json' }
import { shortGeneration, type DemoVehicle } from '@/gateway/demo/products/vehicles'

type CarFact = keyof typeof facts.cars
type EngineFact = keyof typeof facts.engines

const cars = new Map(Object.entries(facts.cars).map(([fact, names]) => [fact, new Set(names)]))
const engines = new Map(Object.entries(facts.engines).map(([fact, codes]) => [fact, new Set(codes)]))

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

export function hasTimingBelt(engine: string): boolean {
  return engines.get('timingBelt')?.has(engine) === true
}

/** Wheel bolts of one hub. */
export function boltsOf(vehicles: readonly DemoVehicle[]): '4' | '5' | '6' {
  return anyCar('sixBolts', vehicles) ? '6' : anyCar('fourBolts', vehicles) ? '4' : '5'
}
