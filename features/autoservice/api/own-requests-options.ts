import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** The user's visits to the car service, so many pages of them. */
export function ownRequestsOptions(pages: number) {
  return queryOptions({
    queryKey: ['autoservice', 'requests', pages],
    ...reading(async () => (await import('./own-requests')).ownRequests(pages)),
  })
}
