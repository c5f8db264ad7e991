import { queryOptions } from '@tanstack/react-query'
import { reading } from '@/lib/query/reading'

/** What the user waits for. */
export const alertListOptions = queryOptions({
  queryKey: ['product-alerts'],
  ...reading(async () => (await import('./read-alerts')).readAlerts),
})
