import { queryOptions } from '@tanstack/react-query'
import { answered } from '@/lib/gateway/answered'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  listStorageIssues,
  listStorageOrders,
  listStorageSlots,
  readStorageOrder,
} from '@/lib/gateway/contracts/tyre-storage'
import { atLeast } from '@/lib/query/at-least'

/** The screen shows what went wrong. */
const SCREEN_SHOWS = { handlesErrors: true } as const

export const STORAGE_KEY = ['storage'] as const

export function storageListOptions(page: number) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'list', page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listStorageOrders, { body: { page } }, { ...SCREEN_SHOWS, signal })).then(
        answered,
      ),
  })
}

export function storageOptions(number: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'one', number],
    queryFn: ({ signal }) =>
      atLeast(
        browserGateway().call(
          readStorageOrder,
          { body: { order_number: number } },
          { ...SCREEN_SHOWS, signal },
        ),
      ).then(answered),
  })
}

/** Where the wheels can be handed out. */
export function issuesOptions(number: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'issues', number],
    queryFn: ({ signal }) =>
      browserGateway()
        .call(listStorageIssues, { body: { order_number: number } }, { ...SCREEN_SHOWS, signal })
        .then(answered),
  })
}

/** Hours are others' too: they are asked for anew whenever they are looked at. */
export function slotsOptions(number: string, warehouse: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'slots', number, warehouse],
    staleTime: 0,
    queryFn: ({ signal }) =>
      browserGateway()
        .call(listStorageSlots, { body: { order_number: number, warehouse } }, { ...SCREEN_SHOWS, signal })
        .then(answered),
  })
}
