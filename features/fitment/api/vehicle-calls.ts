import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  getVehicleCar,
  listManufacturers,
  listVehicleCars,
  listVehicleModels,
  readVin,
  searchVehicles,
} from '@/lib/gateway/contracts/catalog/tecdoc'
import type { ResponseOf } from '@/lib/gateway/operation'

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export async function fetchMakes() {
  return requireResponse(await browserGateway().call(listManufacturers, {}, SCREEN_SHOWS)).items
}

export async function fetchModels(makeId: number) {
  return requireResponse(
    await browserGateway().call(listVehicleModels, { params: { id: makeId } }, SCREEN_SHOWS),
  ).items
}

export async function fetchCars(modelId: number) {
  return requireResponse(
    await browserGateway().call(listVehicleCars, { params: { id: modelId } }, SCREEN_SHOWS),
  ).items
}

export async function findCars(words: string) {
  return requireResponse(
    await browserGateway().call(searchVehicles, { query: { find: words } }, SCREEN_SHOWS),
  ).items
}

export type VinResponse = ResponseOf<typeof readVin>

/** The car of a VIN, or as much as the VIN gives of it. */
export async function lookUpVin(vin: string): Promise<VinResponse> {
  return requireResponse(await browserGateway().call(readVin, { params: { vin } }, SCREEN_SHOWS))
}

export async function fetchCar(id: number) {
  return requireResponse(await browserGateway().call(getVehicleCar, { params: { id } }, SCREEN_SHOWS)).car
}
