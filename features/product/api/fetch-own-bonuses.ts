import { browserGateway } from '@/lib/gateway/browser-client'
import { calculateBonuses } from '@/lib/gateway/contracts/accounts/loyalty'

/** Bonuses that the visitor earns by one piece. Import it on demand: it brings the gateway's client. */
export async function fetchOwnBonuses(id: string | null, price: number): Promise<number | undefined> {
  const item = { ...(id !== null && { id }), price }
  const response = await browserGateway().call(calculateBonuses, { body: { item } }, { handlesErrors: true })
  return response?.items[0]?.bonuses
}
