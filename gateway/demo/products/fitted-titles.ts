import type { Slot } from '@/gateway/demo/services/slots-of'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'
import { shortGeneration } from '@/gateway/demo/products/vehicles'

const NAMED_VEHICLES = 3

/** `Hyundai Solaris I, Kia Rio III 1.6 G4FC`: at most three models, makes not repeated. */
export function vehicleWords(slot: Slot) {
  const names: string[] = []
  let lastMake = ''
  for (const vehicle of modelsOf(slot.vehicles).slice(0, NAMED_VEHICLES)) {
    const model = `${vehicle.model} ${shortGeneration(vehicle)}`
    names.push(vehicle.make === lastMake ? model : `${vehicle.make} ${model}`)
    lastMake = vehicle.make
  }
  const engines = slot.isEngine
    ? [...new Set(slot.vehicles.map(({ litres, engine }) => `${litres} ${engine}`))]
    : []
  return [names.join(', '), engines.length === 1 ? engines[0] : ''].filter(Boolean).join(' ')
}

/** One vehicle for each model and generation. */
export function modelsOf(vehicles: readonly DemoVehicle[]) {
  return [
    ...new Map(
      vehicles.map((vehicle) => [`${vehicle.make} ${vehicle.model} ${vehicle.generation}`, vehicle]),
    ).values(),
  ]
}

export function fittedTitle(noun: string, slot: Slot) {
  return [noun, slot.variant.title, 'для', vehicleWords(slot), slot.note].filter(Boolean).join(' ')
}

/** `Hyundai Solaris I (RB) 2010–2017`. */
export function applicabilityWords(slot: Slot) {
  return modelsOf(slot.vehicles)
    .map(
      ({ make, model, generation, yearFrom, yearTo }) =>
        `${make} ${model} ${generation} ${yearFrom}–${yearTo}`,
    )
    .join('; ')
}
