import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import { readProfile } from '@/gateway/services/accounts/read-profile'
import { addCar, changeCar, readCar, removeCar } from '@/gateway/services/cars/change-cars'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as cars from '@/lib/gateway/contracts/catalog/cars'

export function carBindings(deps: ServiceDeps) {
  const { db } = deps
  return [
    bind(cars.createCar, async ({ body }, call) => {
      const viewer = requireViewer(call)
      await addCar(db, viewer.userId, body)
      return readProfile(deps, viewer)
    }),
    bind(cars.updateCar, async ({ body }, call) => {
      const viewer = requireViewer(call)
      await changeCar(db, viewer.userId, body)
      return readProfile(deps, viewer)
    }),
    bind(cars.deleteCar, async ({ body }, call) => {
      const viewer = requireViewer(call)
      await removeCar(db, viewer.userId, body.vin)
      return readProfile(deps, viewer)
    }),
    bind(cars.readCar, ({ body }, call) => readCar(db, requireViewer(call).userId, body.vin)),
  ]
}
