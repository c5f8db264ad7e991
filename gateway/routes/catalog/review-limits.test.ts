import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSecret } from '@/gateway/core/secrets'
import { rateLimits } from '@/gateway/db/schema/accounts'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'
import { createReview } from '@/lib/gateway/contracts/site/reviews'

const A_DAY = 20
const DAY_MS = 86_400_000
const review = { rating: 5, text: 'Держит давление, встал без подгонки.' }

describeWithDatabase('reviews of one person in a day', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  const write = async (who: SignedIn, product: number, photos: string[] = []) =>
    (await who.call(createReview, { body: { productId: codeOf(product), review, photos } })).status
  /** Simulates so many reviews of today. */
  async function writer(written: number) {
    const who = await signedIn(gateway)
    await database()
      .db.insert(rateLimits)
      .values({
        key: hashSecret(`reviews of ${who.user.externalId}`),
        count: written,
        resetsAt: new Date(Date.now() + DAY_MS / 2),
      })
    return who
  }

  it('are no more than twenty, also when the last ones come at once', async () => {
    const who = await writer(A_DAY - 1)
    const statuses = await Promise.all([1, 2, 3].map((product) => write(who, product)))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429, 429])
    expect(await write(who, 4)).toBe(429)
  })

  it('do not count what was refused', async () => {
    const who = await writer(A_DAY - 1)
    expect(await write(who, 1, ['999999'])).toBe(422)
    expect(await write(who, 1)).toBe(200)
  })
})
