import { listServiceRequests } from '@/lib/gateway/contracts/site/autoservice'
import type { GatewayCall } from '@/lib/query/reading'

/** The first so many pages as one list. */
export function ownRequests(pages: number) {
  return async (call: GatewayCall) => {
    const responses = await Promise.all(
      Array.from({ length: pages }, (_, at) => call(listServiceRequests, { body: { page: at + 1 } })),
    )
    return {
      requests: responses.flatMap(({ requests }) => requests),
      last: responses[0]?.pagination.pages ?? 1,
    }
  }
}
