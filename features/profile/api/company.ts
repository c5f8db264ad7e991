import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listClients, listManagers } from '@/lib/gateway/contracts/passport'
import type { ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type Manager = ResponseOf<typeof listManagers>['managers'][number]
export type CompanyClient = ResponseOf<typeof listClients>['clients'][number]

export const managersOptions = queryOptions({
  queryKey: ['managers'],
  queryFn: async ({ signal }) =>
    answered(await atLeast(browserGateway().call(listManagers, {}, { signal, handlesErrors: true })))
      .managers,
})

export const clientsOptions = queryOptions({
  queryKey: ['clients'],
  queryFn: async ({ signal }) =>
    answered(await atLeast(browserGateway().call(listClients, {}, { signal, handlesErrors: true }))).clients,
})
