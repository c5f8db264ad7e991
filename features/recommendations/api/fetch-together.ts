import { browserGateway } from '@/lib/gateway/browser-client'
import { findBoughtTogether } from '@/lib/gateway/contracts/catalog/search'
import { TOGETHER_CODES } from '@/lib/gateway/contracts/limits'

/** Products that others bought with these; none when the service does not answer. */
export async function fetchTogether(codes: readonly string[]) {
  const body = { codes: codes.slice(0, TOGETHER_CODES) }
  const response = await browserGateway().call(findBoughtTogether, { body }, { handlesErrors: true })
  return response?.items ?? []
}
