import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  cancelServiceRequest,
  createServiceRequest,
  listServiceSlots,
} from '@/lib/gateway/contracts/site/autoservice'
import type { ResponseOf } from '@/lib/gateway/operation'
import type { NewRequest } from '../model/request-form'

export type ServiceRequest = ResponseOf<typeof createServiceRequest>

const OWN_ERRORS = { handlesErrors: true } as const

export async function fetchSlots(shop: string, services: readonly string[], signal: AbortSignal) {
  const body = { shop, services: [...services] }
  const call = browserGateway().call(listServiceSlots, { body }, { ...OWN_ERRORS, signal })
  return requireResponse(await call).days
}

/** Throws when it was refused: the form shows the reason and keeps what was typed. */
export function sendRequest(body: NewRequest): Promise<ServiceRequest> {
  return browserGateway().call(createServiceRequest, { body }, OWN_ERRORS).then(requireResponse)
}

export function callOffRequest(number: string): Promise<ServiceRequest> {
  return browserGateway().call(cancelServiceRequest, { body: { number } }, OWN_ERRORS).then(requireResponse)
}
