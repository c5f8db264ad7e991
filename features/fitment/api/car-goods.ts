import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listCarSelections } from '@/lib/gateway/contracts/catalog/selection'
import { getAssistants } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { ResponseOf } from '@/lib/gateway/operation'

const SCREEN_SHOWS = { handlesErrors: true } as const

export type CarSection = ResponseOf<typeof getAssistants>['assistants'][number]
export type CarSize = ResponseOf<typeof listCarSelections>['items'][number]

/** Sections that have goods for a car, each with the address of its narrowed listing. */
export async function fetchCarSections(carId: number, year: number | null): Promise<CarSection[]> {
  const query = { with_assist: '1', ...(year === null ? {} : { year }) }
  const request = { params: { id: carId }, query }
  return requireResponse(await browserGateway().call(getAssistants, request, SCREEN_SHOWS)).assistants
}

/** Sizes of a kind of goods that a car takes. */
export async function fetchCarSizes(kind: string, carId: number): Promise<CarSize[]> {
  const request = { params: { x: kind }, body: { carId } }
  return requireResponse(await browserGateway().call(listCarSelections, request, SCREEN_SHOWS)).items
}
