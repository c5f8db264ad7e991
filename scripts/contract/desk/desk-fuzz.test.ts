import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { describeOrders } from '@/gateway/test-support/order-desk'
import { allOperations } from '@/lib/gateway/contracts/all'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'
import { errorBodySchema } from '@/lib/gateway/error-body'
import type { Operation } from '@/lib/gateway/operation'
import { openStaff, type Staff } from '@/scripts/contract/desk/testing/open-staff'
import { extremeRequests } from '@/scripts/contract/desk/testing/extreme-requests'
import { knownRequests } from '@/scripts/contract/known-requests'
import { requestArbitrary, spoiledRequest } from '@/scripts/contract/schema-arbitrary'
import { sendOperation, type OperationRequest, type Send } from '@/scripts/contract/send-operation'
import { headersFor } from '@/scripts/contract/sign-in'
import { findShopFacts } from '@/scripts/contract/shop-facts'

const ORIGIN = 'http://localhost'
const RUNS = 4
/** The same requests in every run, so that a failure is of the change and not of the draw. */
const SEED = 20_261_127
const FIRST_REFUSAL = 400
const FIRST_FAILURE = 500
/** Of a request that fails. */
const MOST_SHOWN = 500
/** Of the staff too, though they stand among the calls of the shop. */
const STAFF_PATHS = /\/(?:moderation|inquiry|message)\//

type Requests = fc.Arbitrary<OperationRequest>

const staffOperations = [
  ...deskOperations,
  ...allOperations.filter(({ path, auth }) => auth === 'user' && STAFF_PATHS.test(path)),
].map((operation) => ({ name: operation.name, operation }))

/** The value with whatever has the name of a fact made that fact, at any depth, so that the request is about what exists. */
function aimed(value: unknown, facts: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => aimed(one, facts))
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key in facts ? facts[key] : aimed(part, facts)]),
  )
}

describeOrders(
  'any request of the staff',
  (shop) => {
    let staff: Staff
    const send: Send = (request) => staff.gateway.app.fetch(request)

    beforeAll(async () => {
      staff = await openStaff(shop)
    })
    afterAll(() => staff.gateway.close())

    /** Drawn anew for each request, since every change outdates the versions of the one before. */
    async function draw(operation: Operation, seed: number, toRequests: (likely: Requests) => Requests) {
      const facts = await staff.factsFor(operation)
      const likely = requestArbitrary(operation).map((one) => aimed(one, facts) as OperationRequest)
      return fc.sample(toRequests(likely), { numRuns: 1, seed })[0] ?? {}
    }

    async function expectResponse(operation: Operation, request: OperationRequest) {
      const response = await sendOperation(send, ORIGIN, operation, request, staff.admin.headers)
      if (response.status < FIRST_REFUSAL) return
      if (response.status >= FIRST_FAILURE)
        expect.unreachable(`${response.status} to ${JSON.stringify(request).slice(0, MOST_SHOWN)}`)
      const body = errorBodySchema.parse(await response.json())
      expect(body.message).toMatch(/[а-я]/)
    }

    describe.each(staffOperations)('of $name', ({ operation }) => {
      beforeAll(() => staff.prepareFor(operation))

      it('about what exists, whole and with one part spoiled, is answered or refused with a message', async () => {
        for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
          await expectResponse(operation, await draw(operation, seed, (likely) => likely))
          const spoil = (likely: Requests) => spoiledRequest(operation, likely)
          await expectResponse(operation, await draw(operation, seed, spoil))
        }
      })

      it('with one part extreme is answered or refused with a message', async () => {
        const request = await draw(operation, SEED, (likely) => likely)
        for (const one of extremeRequests(operation, request)) await expectResponse(operation, one)
      })
    })

    it('leaves the shop able to answer its buyers', async () => {
      const signIns = { retail: (await shop.newBuyer()).headers }
      const known = knownRequests(await findShopFacts(send, ORIGIN), signIns)
      const failed: string[] = []
      for (const operation of allOperations)
        for (const request of known[operation.name] ?? []) {
          const headers = headersFor(operation, signIns)
          const { status } = await sendOperation(send, ORIGIN, operation, request, headers)
          if (status >= FIRST_FAILURE)
            failed.push(`${status} to ${operation.name} ${JSON.stringify(request)}`)
        }
      expect(failed).toEqual([])
    })
  },
  describeWithDatabase,
)
