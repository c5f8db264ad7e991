import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { carServices, shopServices } from '@/gateway/db/schema/autoservice'
import { bookings } from '@/gateway/db/schema/bookings'
import { userCars, userSessions } from '@/gateway/db/schema/accounts'
import { clients, userClients } from '@/gateway/db/schema/companies'
import { shops } from '@/gateway/db/schema/offers'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { answers, questions } from '@/gateway/db/schema/questions'
import { orderReturnLines, orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'
import { reviews } from '@/gateway/db/schema/reviews'
import { storageIssues, storageOrders } from '@/gateway/db/schema/tyre-storage'
import { callsAboutThings } from '@/gateway/routes/accounts/testing/calls-about-things'
import { describeOrders } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { drawPhoto } from '@/gateway/test-support/review-desk'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { openDesk, putOnShelf } from '@/gateway/test-support/seeds/storage-shelf'
import { allOperations } from '@/lib/gateway/contracts/all'
import * as autoservice from '@/lib/gateway/contracts/site/autoservice'
import * as cars from '@/lib/gateway/contracts/catalog/cars'
import * as desk from '@/lib/gateway/contracts/site/inquiry-desk'
import * as moderation from '@/lib/gateway/contracts/site/review-moderation'
import * as orderCalls from '@/lib/gateway/contracts/orders/orders'
import * as questionCalls from '@/lib/gateway/contracts/site/questions'
import * as returns from '@/lib/gateway/contracts/orders/returns'
import * as reviewCalls from '@/lib/gateway/contracts/site/reviews'
import { deleteSession } from '@/lib/gateway/contracts/accounts/sessions'
import * as storage from '@/lib/gateway/contracts/site/tyre-storage'
import { GATEWAY_BASE_PATH, type Operation, type RequestOf } from '@/lib/gateway/operation'

const VIN = 'XTA210990Y1234567'
const PRODUCT = '00-10000001'
const review = { rating: 5, text: 'Держит давление, встал без подгонки.' }
const guarded = allOperations.filter(({ auth }) => auth !== 'guest')
const withAuth = (...kinds: string[]) => guarded.filter(({ auth }) => kinds.includes(auth))

/** One call for one thing of another person. */
type Attempt = [name: string, send: (who: SignedIn | undefined) => Promise<number>]

describeOrders(
  'rights',
  ({ gateway, db }) => {
    const send = async (operation: Operation, who?: SignedIn, body: unknown = {}) => {
      const request: { params: Record<string, string>; body: unknown } = { params: { id: '1' }, body }
      return (await callGateway(gateway(), operation, request, who ? { cookie: who.cookie } : {})).status
    }

    beforeAll(async () => {
      await openDesk(db(), 29, 'storage', { capacity: 9 })
      await openDesk(db(), 29, 'service', { slotMinutes: 60, capacity: 9 })
      await db()
        .insert(carServices)
        .values([{ code: 'oil', group: 'Масла', title: 'Замена масла', price: 80_000, sequence: 1 }])
      await db()
        .insert(shopServices)
        .values([{ shopId: 29, serviceCode: 'oil' }])
    })

    describe('by role', () => {
      it.each(guarded)('$name is refused to a guest', async (operation) => {
        expect(await send(operation)).toBe(401)
      })

      it.each(withAuth('retail'))('$name is refused to a company', async (operation) => {
        expect(await send(operation, await signedIn(gateway(), { group: 'corporate' }))).toBe(403)
      })

      it.each(withAuth('corporate'))('$name is refused to a retail buyer', async (operation) => {
        expect(await send(operation, await signedIn(gateway()))).toBe(403)
      })

      it.each(withAuth('confirmed'))('$name is refused to an unproven phone', async (operation) => {
        expect(await send(operation, await signedIn(gateway(), { isPhoneConfirmed: false }))).toBe(403)
      })

      it.each(withAuth('owner'))('$name is refused to everybody who signs in', async (operation) => {
        expect(await send(operation, await signedIn(gateway(), { isAdmin: true }))).toBe(401)
      })

      it.each([
        [moderation.listModeratedReviews, {}],
        [moderation.decideReview, { id: '1', revision: 1, decision: 'publish' }],
        [moderation.replyToReview, { id: '1', text: 'Спасибо' }],
        [desk.listInquiries, {}],
        [desk.listDeadMessages, {}],
        [desk.resendMessage, { id: 1 }],
      ] as const)('$name is for administrators', async (operation, body) => {
        for (const group of ['client', 'corporate'] as const) {
          const permissions = ['admin_type_permission']
          expect(await send(operation, await signedIn(gateway(), { group, permissions }), body)).toBe(403)
        }
      })
    })

    async function makeOrder(owner: SignedIn) {
      const number = `R${owner.user.phone}`
      const [order] = await db()
        .insert(orders)
        .values({
          number,
          userId: owner.user.id,
          personCode: 'person_1',
          name: 'Пётр',
          phone: '79000000000',
          email: 'a@example.com',
          isPickup: true,
          deliveryTitle: 'Самовывоз',
          paymentCode: 'online',
          paymentTitle: 'Картой',
          isPaymentOnline: true,
          total: 10_000,
          goodsTotal: 10_000,
        })
        .returning()
      await db()
        .insert(orderLines)
        .values({
          orderId: order?.id ?? '',
          position: 0,
          productExternalId: 'line',
          productId: 1,
          brand: 'Knecht',
          article: 'OC 90',
          title: 'Фильтр',
          arusCode: PRODUCT,
          vendorId: 0,
          supplierId: 15,
          supplier: 'Склад',
          quantity: 1,
          price: 10_000,
          status: 'accepted',
        })
      return number
    }

    async function thingsOf(owner: SignedIn) {
      const orderNumber = await makeOrder(owner)
      const stored = await putOnShelf(db(), owner.user.id)
      const order_number = stored.number
      const issue = await owner.call(storage.createStorageIssue, { body: { order_number } })
      const [shop] = await db().select().from(shops).where(eq(shops.supplierId, 29))
      const visit = await owner.call(autoservice.createServiceRequest, {
        body: {
          kind: 'visit',
          name: 'Пётр',
          phone: owner.user.phone ?? '',
          consent: true,
          services: ['oil'],
          shop: shop?.code ?? '',
          date: '03.03.2026',
          time: '10:00',
        },
      })
      const written = await owner.call(reviewCalls.createReview, { body: { productId: PRODUCT, review } })
      const car = await owner.call(cars.createCar, { body: { vin: VIN } })
      const question = await owner.call(questionCalls.askQuestion, {
        body: { productId: PRODUCT, text: 'Подойдёт на мотор 1.6?' },
      })
      expect([issue, visit, written, car, question].map(({ status }) => status)).toEqual([
        200, 200, 200, 200, 200,
      ])
      const [order] = await db().select().from(orders).where(eq(orders.number, orderNumber))
      const [back] = await db()
        .insert(orderReturns)
        .values({ orderId: order?.id ?? '' })
        .returning({ id: orderReturns.id })
      return {
        orderNumber,
        returnId: back?.id ?? 0,
        questionId: question.body.question.id,
        order_number,
        issueId: issue.body.id,
        visit: visit.body.number,
        reviewId: written.body.id,
      }
    }

    function attemptsAt(things: Awaited<ReturnType<typeof thingsOf>>, owner: SignedIn): Attempt[] {
      const { orderNumber, order_number, issueId, visit, reviewId, returnId, questionId } = things
      const attempt = <Op extends Operation>(operation: Op, request: RequestOf<Op>): Attempt => [
        operation.name,
        async (who) =>
          (await callGateway(gateway(), operation, request, who ? { cookie: who.cookie } : {})).status,
      ]
      const line = { productExternalId: 'line', quantity: 1 }
      const addPhoto = async (who: SignedIn | undefined) => {
        const form = new FormData()
        for (const [name, value] of Object.entries({ orderNumber, returnId: String(returnId) }))
          form.append(name, value)
        form.append('photo', await drawPhoto(), 'x.jpg')
        const response = await gateway().app.request(GATEWAY_BASE_PATH + returns.addReturnPhoto.path, {
          method: 'POST',
          headers: { origin: 'http://localhost', ...(who && { cookie: who.cookie }) },
          body: form,
        })
        return response.status
      }
      return [
        [returns.addReturnPhoto.name, addPhoto],
        attempt(returns.createReturn, {
          body: { orderNumber, products: [{ ...line, reason: 'unneeded' }] },
        }),
        attempt(returns.withdrawReturn, { body: { orderNumber, returnId } }),
        attempt(questionCalls.readQuestion, { body: { id: questionId } }),
        attempt(questionCalls.answerQuestion, { body: { id: questionId, text: 'Подходит, ставил.' } }),
        attempt(questionCalls.deleteQuestion, { body: { id: questionId } }),
        attempt(orderCalls.readArchivedOrder, { body: { orderNumber } }),
        attempt(orderCalls.downloadArchiveExcel, { body: { orderNumber } }),
        attempt(orderCalls.readOrder, { body: { orderNumber } }),
        attempt(orderCalls.payOrder, { body: { orderNumber } }),
        attempt(orderCalls.changeOrderPayment, { body: { orderNumber, paymentExternalId: 'cash' } }),
        attempt(orderCalls.cancelOrderProducts, { body: { orderNumber, products: [line] } }),
        attempt(orderCalls.downloadOrderPdf, { body: { orderNumber } }),
        attempt(orderCalls.downloadOrderExcel, { body: { orderNumber } }),
        attempt(orderCalls.downloadBillPdf, { body: { orderNumber } }),
        attempt(orderCalls.downloadReceiptPdf, { body: { orderNumber } }),
        attempt(storage.readStorageOrder, { body: { order_number } }),
        attempt(storage.listStorageIssues, { body: { order_number } }),
        attempt(storage.listStorageSlots, { body: { order_number } }),
        attempt(storage.createStorageIssue, { body: { order_number } }),
        attempt(storage.cancelStorageIssue, { body: { order_number, id: issueId } }),
        attempt(autoservice.cancelServiceRequest, { body: { number: visit } }),
        attempt(reviewCalls.updateReview, {
          body: { id: reviewId, review: { rating: 1, text: review.text } },
        }),
        attempt(reviewCalls.deleteReview, { body: { id: reviewId } }),
        attempt(cars.readCar, { body: { vin: VIN } }),
        attempt(cars.updateCar, { body: { vin: VIN, note: 'чужой' } }),
        attempt(cars.deleteCar, { body: { vin: VIN } }),
        attempt(deleteSession, { body: { sessionID: owner.sessionId } }),
      ]
    }

    async function everything() {
      const goods = [orders, orderLines, orderReturns, orderReturnLines, orderReturnPhotos]
      const tables = [...goods, storageOrders, storageIssues, bookings, reviews, questions, answers, userCars]
      const rows = await Promise.all(tables.map((table) => db().select().from(table)))
      const sessions = await db().select({ id: userSessions.id }).from(userSessions)
      return JSON.stringify([...rows, sessions])
    }

    describe('by id', () => {
      it.each(['client', 'corporate'] as const)('what a %s owns is nobody else’s', async (group) => {
        const owner = await signedIn(gateway(), { group })
        const [stranger, colleague, retail] = [
          await signedIn(gateway(), { group: 'corporate' }),
          await signedIn(gateway(), { group: 'corporate' }),
          await signedIn(gateway()),
        ]
        const [company] = await db()
          .insert(clients)
          .values({ externalId: `client-${owner.user.id}`, name: 'Парк' })
          .returning()
        const clientId = company?.id ?? ''
        await db()
          .insert(userClients)
          .values([owner, colleague].map(({ user }) => ({ userId: user.id, clientId })))
        const attempts = attemptsAt(await thingsOf(owner), owner)
        expect(attempts.map(([name]) => name)).toEqual(expect.arrayContaining(callsAboutThings()))
        const before = await everything()
        const found: Record<string, number[]> = {}
        for (const [name, attempt] of attempts) {
          found[name] = []
          for (const who of [undefined, retail, stranger, colleague]) found[name].push(await attempt(who))
        }
        expect(found).toEqual(Object.fromEntries(attempts.map(([name]) => [name, [401, 404, 404, 404]])))
        expect(await everything()).toBe(before)
      })
    })
  },
  describeWithDatabase,
)
