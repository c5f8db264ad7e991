import { getVehicleCar } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { Ask } from '@/lib/query/reading'

export function carOfCatalogue(id: number) {
  return (ask: Ask) => ask(getVehicleCar, { params: { id } })
}
