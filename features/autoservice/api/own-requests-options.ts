import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** What the user has booked at the car service, so many pages of it. */
export function ownRequestsOptions(pages: number) {
  return queryOptions({
    queryKey: ['autoservice', 'requests', pages],
    ...reading(async () => (await import('./own-requests')).ownRequests(pages)),
  })
}
