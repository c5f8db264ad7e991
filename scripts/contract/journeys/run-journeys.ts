import type { ContractFailure } from '@/scripts/contract/contract-failure'
import type { Send } from '@/scripts/contract/send-operation'
import type { ShopFacts } from '@/scripts/contract/shop-facts'
import { cartJourney } from './cart-journey'
import { garageJourney } from './garage-journey'
import { createCall, JourneyFailure, type Journey } from './journey'
import { ordersJourney } from './orders-journey'
import { returnsJourney } from './returns-journey'
import { profileJourney, storageJourney } from './profile-journey'

export const JOURNEYS: readonly Journey[] = [
  profileJourney,
  storageJourney,
  garageJourney,
  cartJourney,
  ordersJourney,
  returnsJourney,
]

export type JourneysReport = { succeeded: ReadonlySet<string>; failed: ContractFailure[] }

/** Does what a signed-in shopper does; each journey stops at its first wrong answer, the others go on. */
export async function runJourneys(
  send: Send,
  origin: string,
  headers: Record<string, string>,
  facts: ShopFacts,
): Promise<JourneysReport> {
  const succeeded = new Set<string>()
  const failed: ContractFailure[] = []
  const call = createCall(send, origin, headers, (operation) => succeeded.add(operation))
  for (const { name, run } of JOURNEYS) {
    try {
      await run(call, facts)
    } catch (error) {
      const operation = error instanceof JourneyFailure ? error.operation : name
      failed.push({
        operation,
        reason: `${name}: ${error instanceof Error ? error.message : String(error)}`,
      })
    }
  }
  return { succeeded, failed }
}
