import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

export const STORAGE_KEY = ['storage'] as const

const loadReads = () => import('./storage-reads')

export function storageListOptions(page: number) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'list', page],
    ...reading(async () => (await loadReads()).storageList(page)),
  })
}

export function storageOptions(number: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'one', number],
    ...reading(async () => (await loadReads()).oneStorage(number)),
  })
}

/** The desks that can hand out the wheels. */
export function issuesOptions(number: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'issues', number],
    ...reading(async () => (await loadReads()).storageIssues(number)),
  })
}

/** Other customers take hours too, so they are requested anew each time. */
export function slotsOptions(number: string, warehouse: string) {
  return queryOptions({
    queryKey: [...STORAGE_KEY, 'slots', number, warehouse],
    staleTime: 0,
    ...reading(async () => (await loadReads()).storageSlots(number, warehouse)),
  })
}
