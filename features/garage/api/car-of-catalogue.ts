import { getVehicleCar } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { GatewayCall } from '@/lib/query/reading'

export function carOfCatalogue(id: number) {
  return (call: GatewayCall) => call(getVehicleCar, { params: { id } })
}
