import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import {
  listCarBrands,
  listCarModels,
  listCarModifications,
  listMaintenanceParts,
} from '@/lib/gateway/contracts/catalog/maintenance'
import { isGatewayError } from '@/lib/gateway/errors'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import type { MaintenanceAddress, MaintenanceStep } from '../model/maintenance-address'
import { type ChoiceLink, toChoice, type MaintenanceChoice } from '../model/maintenance-choice'
import { type CarService, toCarService } from '../model/to-car-service'

export type Maintenance =
  | { step: 'choice'; choice: MaintenanceChoice }
  | { step: 'service'; service: CarService }

const loadStep = cached({
  name: 'search',
  as: 'maintenance',
  keys: (value: Maintenance | undefined) => (value ? codesOfService(value) : []),
  read: readStep,
})

/** The content of an address; undefined when there is no such car. */
export async function loadMaintenance({ step, uuid }: MaintenanceAddress): Promise<Maintenance | undefined> {
  if (step !== 'brands' && uuid === '') return undefined
  return loadStep(step, uuid)
}

/** Makes that have planned service. */
export async function loadServicedMakes(): Promise<readonly ChoiceLink[]> {
  const loaded = await loadStep('brands', '')
  return loaded?.step === 'choice' ? loaded.choice.links : []
}

/** Internal codes of the parts that a page of planned service shows. */
export function codesOfService(value: Maintenance): string[] {
  if (value.step !== 'service') return []
  return value.service.groups.flatMap(({ positions }) => positions.flatMap((one) => one.internalCode ?? []))
}

async function readStep(step: MaintenanceStep, uuid: string): Promise<Maintenance | undefined> {
  const gateway = serverGateway()
  const body = { uuid }
  if (step === 'brands') {
    return { step: 'choice', choice: toChoice(await readBrands()) }
  }
  if (step === 'modification') {
    const response = await orMissing(gateway.call(listMaintenanceParts, { body }))
    return response && { step: 'service', service: toCarService(response, new Date()) }
  }
  const response = await orMissing<Parameters<typeof toChoice>[0]>(
    step === 'brand' ? gateway.call(listCarModels, { body }) : gateway.call(listCarModifications, { body }),
  )
  return response && { step: 'choice', choice: toChoice(response) }
}

/** A gateway may have no planned service: its page then shows that. */
async function readBrands() {
  try {
    return await serverGateway().call(listCarBrands, { body: {} })
  } catch (error) {
    if (isGatewayError(error) && error.kind === 'notImplemented') return { brands: [] }
    throw error
  }
}
