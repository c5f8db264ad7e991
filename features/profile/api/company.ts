import { queryOptions } from '@tanstack/react-query'
import type { listClients, listManagers } from '@/lib/gateway/contracts/accounts/passport'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'

export type Manager = ResponseOf<typeof listManagers>['managers'][number]
export type CompanyClient = ResponseOf<typeof listClients>['clients'][number]

export const managersOptions = queryOptions({
  queryKey: ['managers'],
  ...reading(async () => (await import('./profile-reads')).managers),
})

export const clientsOptions = queryOptions({
  queryKey: ['clients'],
  ...reading(async () => (await import('./profile-reads')).clients),
})
