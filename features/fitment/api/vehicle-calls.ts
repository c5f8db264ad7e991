import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  listManufacturers,
  listVehicleCars,
  listVehicleModels,
  searchVehicles,
} from '@/lib/gateway/contracts/tecdoc'

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export async function fetchMakes() {
  return answered(await browserGateway().call(listManufacturers, {}, SCREEN_SHOWS)).items
}

export async function fetchModels(makeId: number) {
  return answered(await browserGateway().call(listVehicleModels, { params: { id: makeId } }, SCREEN_SHOWS))
    .items
}

export async function fetchCars(modelId: number) {
  return answered(await browserGateway().call(listVehicleCars, { params: { id: modelId } }, SCREEN_SHOWS))
    .items
}

export async function findCars(words: string) {
  return answered(await browserGateway().call(searchVehicles, { query: { find: words } }, SCREEN_SHOWS)).items
}
