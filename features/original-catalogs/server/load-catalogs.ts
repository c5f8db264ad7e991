import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import {
  findVehicleByVin,
  findVehiclesByWizard,
  listOriginalCatalogs,
  listWizardSteps,
} from '@/lib/gateway/contracts/catalog/original-catalogs'
import { searchVehicles } from '@/lib/gateway/contracts/catalog/tecdoc'
import { isGatewayError } from '@/lib/gateway/errors'
import { isUnknown, orMissing } from '@/lib/data-cache/load'
import type { ResponseOf } from '@/lib/gateway/operation'
import { serverGateway } from '@/lib/gateway/server-client'
import type { OriginalCatalog } from '../model/catalog-list'
import type { OriginalVehicle } from '../model/vehicle'

export type Wizard = ResponseOf<typeof listWizardSteps>

/** All catalogues; none where the gateway has no source of them. */
export const loadOriginalCatalogs = cached({
  name: 'content',
  as: 'original-catalogs',
  read: async (): Promise<readonly OriginalCatalog[]> => {
    try {
      return (await serverGateway().call(listOriginalCatalogs, {})).catalogs
    } catch (error) {
      if (isGatewayError(error) && error.kind === 'notImplemented') return []
      throw error
    }
  },
})

/** The questions of a catalogue after some answers; undefined when there is no such catalogue. */
export const loadWizard = cached({
  name: 'content',
  as: 'original-wizard',
  read: (code: string, ssd: string | null): Promise<Wizard | undefined> =>
    orMissing(serverGateway().call(listWizardSteps, { body: { code, ssd } }), isUnknown),
})

export const loadVehiclesOfWizard = cached({
  name: 'content',
  as: 'original-wizard-vehicles',
  read: async (code: string, ssd: string): Promise<readonly OriginalVehicle[]> =>
    (await serverGateway().call(findVehiclesByWizard, { body: { code, ssd } })).vehicles,
})

/** Vehicles of a VIN or of a body's number; none when no catalogue knows it. */
export const loadVehiclesByNumber = cached({
  name: 'content',
  as: 'original-vin',
  read: async (vin: string): Promise<readonly OriginalVehicle[]> => {
    const found = await orMissing(serverGateway().call(findVehicleByVin, { body: { vin } }), isUnknown)
    return found?.vehicles ?? []
  },
})

/** Makes of the cars that words name, in whichever language. */
export const loadMakesOfWords = cached({
  name: 'content',
  as: 'original-makes',
  read: async (find: string): Promise<readonly string[]> => {
    const { items } = await serverGateway().call(searchVehicles, { query: { find } })
    return [...new Set(items.map(({ manufacturer }) => manufacturer))]
  },
})
