import { browserGateway } from '@/lib/gateway/browser-client'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { FITMENT_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { judgeFitment } from '@/lib/gateway/contracts/catalog/tecdoc'
import type { JudgedCar, Part, Verdict } from '../model/fitment-batcher'

/** Verdicts on parts, in their order. A page shows no more than one call takes; a cart may. */
export async function fetchVerdicts(
  { carId, year }: JudgedCar,
  parts: readonly Part[],
): Promise<readonly Verdict[]> {
  const batches: Part[][] = []
  for (let from = 0; from < parts.length; from += FITMENT_BATCH_SIZE) {
    batches.push(parts.slice(from, from + FITMENT_BATCH_SIZE))
  }
  const responses = await Promise.all(
    batches.map(async (batch) => {
      const products = batch.map(({ brand, article }) => ({ brand, article }))
      const answer = await browserGateway().call(
        judgeFitment,
        { body: { carId, year, products } },
        { handlesErrors: true },
      )
      return requireResponse(answer).items
    }),
  )
  return responses.flat().map(({ verdict, reason }) => ({ verdict, reason }))
}
