import { bind } from '@/gateway/http/bind'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { ServiceDeps } from '@/gateway/services/deps'
import { judgeFitment } from '@/gateway/services/catalog/judge-fitment'
import { listAssistants } from '@/gateway/services/fitment/list-assistants'
import { listSelections } from '@/gateway/services/fitment/list-selections'
import {
  listServiceBrands,
  listServiceModels,
  listServiceModifications,
} from '@/gateway/services/maintenance/browse-service'
import { listServiceParts } from '@/gateway/services/maintenance/list-service-parts'
import { listCars, listMakes, listModels, readVehicle } from '@/gateway/services/vehicles/browse-vehicles'
import { readVin } from '@/gateway/services/vin/read-vin'
import { searchVehicles } from '@/gateway/services/vehicles/search-vehicles'
import * as maintenance from '@/lib/gateway/contracts/catalog/maintenance'
import * as selection from '@/lib/gateway/contracts/catalog/selection'
import * as tecdoc from '@/lib/gateway/contracts/catalog/tecdoc'

export function vehicleBindings(deps: ServiceDeps, originals: OriginalCatalogSource) {
  return [
    bind(tecdoc.listManufacturers, () => listMakes(deps)),
    bind(tecdoc.listVehicleModels, ({ params }) => listModels(deps, params.id)),
    bind(tecdoc.listVehicleCars, ({ params }) => listCars(deps, params.id)),
    bind(tecdoc.getVehicleCar, ({ params }) => readVehicle(deps, params.id)),
    bind(tecdoc.getAssistants, ({ params, query }) =>
      listAssistants(deps, {
        carId: params.id,
        year: query.year,
        isOnlyFilled: query.with_assist === '1' || query.with_assist === 'true',
      }),
    ),
    bind(tecdoc.judgeFitment, ({ body }) => judgeFitment(deps, body)),
    bind(selection.listCarSelections, async ({ params, body }) => {
      const { kind, items } = await listSelections(deps, params.x, body.carId)
      return { kind, items }
    }),
    bind(selection.getCarSelection, ({ params, body }) => listSelections(deps, params.x, body.carId)),
    bind(maintenance.listCarBrands, ({ body }) => listServiceBrands(deps, body.uuid)),
    bind(maintenance.listCarModels, ({ body }) => listServiceModels(deps, body.uuid)),
    bind(maintenance.listCarModifications, ({ body }) => listServiceModifications(deps, body.uuid)),
    bind(maintenance.listMaintenanceParts, ({ body }) => listServiceParts(deps, body.uuid)),
    bind(tecdoc.readVin, ({ params }) => readVin({ ...deps, originals }, params.vin)),
    bind(tecdoc.searchVehicles, ({ query }) => searchVehicles(deps, query.find)),
  ]
}
