import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { allOperations } from '@/lib/gateway/contracts/all'
import { errorBodySchema } from '@/lib/gateway/error-body'
import type { Operation } from '@/lib/gateway/operation'
import {
  requestArbitrary,
  requestsOfInheritedNames,
  spoiledRequest,
} from '@/scripts/contract/schema-arbitrary'
import { sendOperation, type OperationRequest } from '@/scripts/contract/send-operation'
import { headersFor, type SignIns } from '@/scripts/contract/sign-in'

const ORIGIN = 'http://localhost'
const RUNS = 20
/** The same requests in every run, so that a failure is of the change and not of the draw. */
const SEED = 20_261_122
const FIRST_REFUSAL = 400

describeWithDatabase('any request', (database) => {
  let gateway: TestGateway
  let signIns: SignIns
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
    const [retail, corporate] = [await signedIn(gateway), await signedIn(gateway, { group: 'corporate' })]
    signIns = { retail: retail.headers, corporate: corporate.headers }
  })
  afterAll(() => gateway.close())

  async function expectResponse(operation: Operation, request: OperationRequest) {
    const response = await sendOperation(
      (one) => gateway.app.fetch(one),
      ORIGIN,
      operation,
      request,
      headersFor(operation, signIns),
    )
    if (response.status === 501 || response.status < FIRST_REFUSAL) return
    expect(response.status).toBeLessThan(500)
    const body = errorBodySchema.parse(await response.json())
    expect(body.message).toMatch(/[а-я]/)
  }

  describe.each(allOperations.map((operation) => ({ name: operation.name, operation })))(
    'of $name',
    ({ operation }) => {
      it('that follows its schema is answered or refused with a message', () =>
        fc.assert(
          fc.asyncProperty(requestArbitrary(operation), (one) => expectResponse(operation, one)),
          { numRuns: RUNS, seed: SEED },
        ))

      it('that does not follow its schema is refused with a message or answered', () =>
        fc.assert(
          fc.asyncProperty(spoiledRequest(operation), (one) => expectResponse(operation, one)),
          { numRuns: RUNS, seed: SEED },
        ))

      it('that names what plain objects inherit is answered or refused with a message', async () => {
        for (const request of requestsOfInheritedNames(operation, SEED))
          await expectResponse(operation, request)
      })
    },
  )

  it('that is broken leaves the gateway alive', async () => {
    expect((await gateway.app.request('/health')).status).toBe(200)
  })
})
