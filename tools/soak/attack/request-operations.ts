import fc from 'fast-check'
import { allOperations } from '@/lib/gateway/contracts/all'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'
import type { Operation } from '@/lib/gateway/operation'
import { requestArbitrary, spoiledRequest } from '../../../scripts/contract/schema-arbitrary.ts'
import { type OperationRequest, sendOperation } from '../../../scripts/contract/send-operation.ts'
import { headersFor } from '../../../scripts/contract/sign-in.ts'
import type { Journal } from '../journal.ts'
import type { People } from '../people.ts'

const TIMEOUT_MS = 30_000
const KIND = 'made-up calls'

type Call = { operation: Operation; request: OperationRequest }

/** Every call of the contract, and of the staff's those that change no price and no stock under the shoppers. */
const SOAKED_OPERATIONS = [...allOperations, ...deskOperations.filter(({ kind }) => kind === 'read')]

/** Requests to every call, half of them spoiled, drawn by a seed. */
export function* madeUpCalls(count: number, seed: number): Generator<Call> {
  const each = Math.ceil(count / SOAKED_OPERATIONS.length)
  for (let round = 0; round < each; round += 1) {
    for (const operation of SOAKED_OPERATIONS) {
      const arbitrary = round % 2 === 0 ? requestArbitrary(operation) : spoiledRequest(operation)
      const [request = {}] = fc.sample(arbitrary, { seed: seed + round, numRuns: 1 })
      yield { operation, request }
    }
  }
}

/** Sends made-up calls to a shop, some at once; calls that the shop does not have (501) are answered too. */
export async function requestOperations(
  shopUrl: string,
  calls: Iterator<Call>,
  callers: People['callers'],
  { note }: Journal,
  atOnce: number,
): Promise<void> {
  const requestRepeatedly = async () => {
    for (let next = calls.next(); !next.done; next = calls.next()) {
      const { operation, request } = next.value
      const from = performance.now()
      const status = await statusOf(shopUrl, operation, request, callers)
      note({
        kind: KIND,
        status: status === 501 ? 200 : status,
        from,
        to: performance.now(),
        about: `${operation.name} ${JSON.stringify(request).slice(0, 500)}`,
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, requestRepeatedly))
}

async function statusOf(
  shopUrl: string,
  operation: Operation,
  request: OperationRequest,
  callers: People['callers'],
): Promise<number | undefined> {
  const own = callers.get(operation.name)
  const withOrigin = (cookie: string) => ({ cookie, origin: shopUrl })
  const signIns = own && { retail: withOrigin(own.retail), corporate: withOrigin(own.corporate) }
  const send = (one: Request) => fetch(one, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
  try {
    const response = await sendOperation(
      send,
      shopUrl,
      operation,
      request,
      headersFor(operation, signIns ?? {}),
    )
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
