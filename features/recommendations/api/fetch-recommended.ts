import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { searchEntities } from '@/lib/gateway/contracts/catalog/catalog'

/** Products by their codes, in the order of the codes; those that the catalogue lacks or that have no offer are left out. */
export async function fetchRecommended(codes: readonly string[]) {
  if (codes.length === 0) return []
  const { entities } = requireResponse(
    await browserGateway().call(searchEntities, { query: {}, body: [...codes] }, { handlesErrors: true }),
  )
  const order = new Map(codes.map((code, at) => [code, at]))
  return entities
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => (order.get(one.id) ?? codes.length) - (order.get(other.id) ?? codes.length))
}
