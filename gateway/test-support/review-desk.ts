import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'
import { decideReview } from '@/lib/gateway/contracts/site/review-moderation'
import { createReview } from '@/lib/gateway/contracts/site/reviews'
import type { RequestOf } from '@/lib/gateway/operation'

export type ReviewBody = NonNullable<RequestOf<typeof createReview>['body']>

/** The subject of all reviews. */
export const REVIEWED = codeOf(1)
export const REVIEW = { rating: 5, text: 'Держит давление, встал без подгонки.' }

type Opened = { gateway: TestGateway; admin: SignedIn }

function createDesk(database: () => OpenedDatabase, opened: () => Opened, heard: string[]) {
  const shopper = (changes: Parameters<typeof signedIn>[1] = {}) => signedIn(opened().gateway, changes)
  const write = (who: SignedIn, changes: Partial<ReviewBody> = {}) =>
    who.call(createReview, { body: { productId: REVIEWED, review: REVIEW, ...changes } })
  const decide = (id: string, decision: 'publish' | 'reject', revision = 1, reason = '') =>
    opened().admin.call(decideReview, { body: { id, revision, decision, reason } })

  async function buy(who: SignedIn, status: 'issued' | 'accepted') {
    const [order] = await database()
      .db.insert(orders)
      .values({
        number: `T${who.user.phone}${status}`,
        userId: who.user.id,
        personCode: 'person_1',
        name: 'Пётр',
        phone: '79000000000',
        email: 'a@example.com',
        isPickup: true,
        deliveryTitle: 'Самовывоз',
        paymentCode: 'cash',
        paymentTitle: 'Наличными',
      })
      .returning()
    await database()
      .db.insert(orderLines)
      .values({
        orderId: order?.id ?? '',
        position: 0,
        productExternalId: 'line',
        productId: 1,
        brand: 'Knecht',
        article: 'OC 90',
        title: 'Фильтр',
        arusCode: REVIEWED,
        vendorId: 0,
        supplierId: 15,
        supplier: 'Склад',
        quantity: 1,
        price: 100,
        status,
      })
  }

  return {
    /** An order of the reviewed product. */
    buy,
    db: () => database().db,
    gateway: () => opened().gateway,
    admin: () => opened().admin,
    /** Tags of the purges. */
    heard,
    shopper,
    write,
    decide,
    published: async () => {
      const one = await write(await shopper())
      await decide(one.body.id, 'publish')
      return one.body.id
    },
    upload: async (who: SignedIn, file: Blob, name = 'x.jpg', kind: 'photos' | 'videos' = 'photos') => {
      const form = new FormData()
      form.append('file', file, name)
      const response = await opened().gateway.app.request(`/gw/reviews/submissions/v2/${kind}`, {
        method: 'POST',
        headers: { cookie: who.cookie, origin: 'http://localhost' },
        body: form,
      })
      return { status: response.status, body: await response.json() }
    },
  }
}

/** A small photo; with `isPlaced` it contains the place. */
export async function drawPhoto(isPlaced = false): Promise<Blob> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } }).jpeg()
  const made = isPlaced ? drawn.withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } }) : drawn
  return new Blob([new Uint8Array(await made.toBuffer())])
}

/** Runs a suite about reviews of one product. */
export function describeReviews(name: string, suite: (desk: ReturnType<typeof createDesk>) => void): void {
  describeWithDatabase(name, (database) => {
    const heard: string[] = []
    let opened: (Opened & { stop: () => Promise<void> }) | undefined
    beforeAll(async () => {
      const { db } = database()
      const hub = createPurgeHub()
      await seedTestShop(db)
      const gateway = await createTestGateway(db, {
        purges: hub,
        siteUrl: 'https://shop.example',
        orderDesk: { email: 'counter@example.com', hasWebhook: true },
      })
      hub.subscribe((message) => 'tags' in message && heard.push(...message.tags))
      const stop = await subscribeToPurges(database(), hub)
      opened = { gateway, stop, admin: await signedIn(gateway, { isAdmin: true }) }
    })
    afterAll(async () => {
      await opened?.stop()
      await opened?.gateway.close()
    })
    suite(
      createDesk(
        database,
        () => {
          if (!opened) throw new Error('the gateway is not open')
          return opened
        },
        heard,
      ),
    )
  })
}
