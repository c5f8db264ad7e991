import { queryOptions } from '@tanstack/react-query'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { listArchivedOrders, listOrders } from '@/lib/gateway/contracts/orders/orders'

/** A customer with a question about an older one knows its number from an email. */
const SHOWN = 20

/** The newest orders of the signed-in user, finished ones among them. */
export function ownOrdersOptions() {
  return queryOptions({
    queryKey: ['inquiries', 'orders'],
    queryFn: async ({ signal }) => {
      const send = (operation: typeof listOrders | typeof listArchivedOrders) =>
        browserGateway().call(operation, { body: { page: 1 } }, { handlesErrors: true, signal })
      const lists = await Promise.all([send(listOrders), send(listArchivedOrders)])
      return lists
        .flatMap((list) => requireResponse(list).orders)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        .slice(0, SHOWN)
    },
  })
}
