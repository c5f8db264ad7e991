import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartLines } from '@/gateway/db/schema/cart'
import type { Buyer } from '@/gateway/test-support/buyer'
import type { OrderBody } from '@/gateway/test-support/order-body'
import { describeOrders, FAST, FILTER, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { cancelOrderProducts } from '@/lib/gateway/contracts/orders/orders'

describeOrders(
  'an order sent again or beside others',
  ({ db, newBuyer, open, setOffer, cartOf, ordersOf, stockOf }) => {
    let buyer: Buyer
    beforeEach(async () => {
      buyer = await open()
    })

    describe('sent again', () => {
      it('with its key is the same order, whatever else changed', async () => {
        await buyer.put(FILTER)
        const body = await buyer.orderBody({ idempotencyKey: 'key-1' })
        const first = await buyer.send(body)
        await buyer.put(FILTER)
        const second = await buyer.send({ ...body, comment: 'Другое' })
        expect(second.body).toEqual(first.body)
        expect(await ordersOf(buyer)).toHaveLength(1)
      })

      it('with its key in the header is the same order', async () => {
        await buyer.put(FILTER)
        const body = await buyer.orderBody()
        const first = await buyer.send(body, { 'idempotency-key': 'key-2' })
        const second = await buyer.send(body, { 'idempotency-key': 'key-2' })
        expect(first.status).toBe(200)
        expect(second.body).toEqual(first.body)
      })

      it('ten times at once makes one order', async () => {
        await buyer.put({ ...FILTER, quantity: 2 })
        const body = await buyer.orderBody({ idempotencyKey: 'key-3' })
        const responses = await Promise.all(Array.from({ length: 10 }, () => buyer.send(body)))
        expect(new Set(responses.map((answer) => `${answer.status} ${answer.body.orderNumber}`)).size).toBe(1)
        expect(await ordersOf(buyer)).toHaveLength(1)
        expect(await stockOf(1)).toMatchObject({ [OWN]: 5, [SHOP]: 0 })
      })

      it('without a key, from two tabs at once, makes one order', async () => {
        await buyer.put(FILTER)
        const body = await buyer.orderBody()
        const responses = await Promise.all([buyer.send(body), buyer.send(body), buyer.send(body)])
        expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
        expect(await ordersOf(buyer)).toHaveLength(1)
      })

      it('after a refusal with the same key goes through', async () => {
        await buyer.put(FILTER)
        const body = await buyer.orderBody({ idempotencyKey: 'key-4' })
        await setOffer(1, SHOP, { price: 39_500 })
        expect((await buyer.send(body)).status).toBe(409)
        const agreed = await buyer.orderBody({ idempotencyKey: 'key-4' })
        expect((await buyer.send(agreed)).status).toBe(200)
      })

      it('by another shopper with the same key is an order of their own', async () => {
        await buyer.put(FILTER)
        const other = await newBuyer()
        await other.put(FILTER)
        const mine = await buyer.order({ idempotencyKey: 'shared' })
        const theirs = await other.order({ idempotencyKey: 'shared' })
        expect(theirs.status).toBe(200)
        expect(theirs.body.orderNumber).not.toBe(mine.body.orderNumber)
      })
    })

    describe('of goods that changed', () => {
      const refusedFor = async (change: () => Promise<unknown>) => {
        await buyer.put({ ...FILTER, quantity: 2 }, PADS)
        const body = await buyer.orderBody()
        await change()
        return buyer.send(body)
      }

      it.each([
        ['rose', { price: 39_500 }, 'price', 395, 7],
        ['fell', { price: 10_000 }, 'price', 100, 7],
      ])('whose price %s is refused with the new price', async (_, terms, reason, price, quantity) => {
        const { status, body } = await refusedFor(() => setOffer(1, SHOP, terms))
        expect(status).toBe(409)
        expect(body).toMatchObject({
          message: 'Цена товара Knecht OC 90 изменилась.',
          data: {
            lines: [
              { productExternalId: '00-10000001', reason, seenPrice: 390, price, seenQuantity: 2, quantity },
            ],
          },
        })
        expect(await ordersOf(buyer)).toEqual([])
        expect(await cartOf(buyer)).toHaveLength(2)
      })

      it('which are too few is refused with what is left', async () => {
        const { body } = await refusedFor(async () => {
          await setOffer(1, SHOP, { quantity: 1 })
          await setOffer(1, OWN, { quantity: 0 })
        })
        expect(body).toMatchObject({
          message: 'Товара Knecht OC 90 осталось только 1.',
          data: { lines: [{ reason: 'quantity', quantity: 1 }] },
        })
      })

      it('which are gone is refused, line by line', async () => {
        const { body } = await refusedFor(async () => {
          await setOffer(6, FAST, { quantity: 0 })
          await setOffer(1, SHOP, { price: 40_000 })
        })
        expect(body).toMatchObject({
          message: 'Цены или наличие изменились. Проверьте заказ и подтвердите его ещё раз.',
          data: {
            lines: [
              { reason: 'gone', price: null, quantity: 0 },
              { reason: 'price', price: 400 },
            ],
          },
        })
        expect(await stockOf(1)).toMatchObject({ [SHOP]: 2 })
      })

      it('which another tab has put off is refused', async () => {
        const { body } = await refusedFor(() =>
          db().update(cartLines).set({ inOrder: false }).where(eq(cartLines.userId, buyer.user.id)),
        )
        expect(body).toMatchObject({ data: { lines: [{ reason: 'missing' }, { reason: 'missing' }] } })
      })
    })

    it('of the last five pieces by twenty buyers sells five and tells the others', async () => {
      await setOffer(1, SHOP, { quantity: 0 })
      const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()))
      await Promise.all(buyers.map((one) => one.put(FILTER)))
      const bodies = await Promise.all(buyers.map((one) => one.orderBody()))
      const responses = await Promise.all(buyers.map((one, at) => one.send(bodies[at] as OrderBody)))
      const sold = responses.filter(({ status }) => status === 200)
      expect(sold).toHaveLength(5)
      expect(new Set(sold.map(({ body }) => body.orderNumber)).size).toBe(5)
      for (const { status, body } of responses.filter((answer) => answer.status !== 200)) {
        expect(status).toBe(409)
        expect(body).toMatchObject({ message: 'Извините, товара Knecht OC 90 уже нет в наличии.' })
      }
      expect(await stockOf(1)).toMatchObject({ [OWN]: 0, [SHOP]: 0 })
    })

    it('over and over by one buyer ends before it floods a mailbox, and keeps nobody else from ordering', async () => {
      await setOffer(1, OWN, { quantity: 40 })
      const statuses: number[] = []
      for (let at = 0; at < 31; at += 1) {
        await buyer.put(FILTER)
        statuses.push((await buyer.send(await buyer.orderBody())).status)
      }
      expect(statuses.indexOf(429)).toBe(30)
      expect(await ordersOf(buyer)).toHaveLength(30)
      const other = await newBuyer()
      await other.put(FILTER)
      expect((await other.send(await other.orderBody())).status).toBe(200)
    })

    it('called off piece by piece over and over ends too', async () => {
      await setOffer(1, OWN, { quantity: 70 })
      await setOffer(1, SHOP, { quantity: 0 })
      await buyer.put({ ...FILTER, quantity: 70 })
      const { orderNumber } = (await buyer.order()).body
      const body = { orderNumber, products: [{ productExternalId: '00-10000001', quantity: 1 }] }
      const statuses: number[] = []
      for (let at = 0; at < 61; at += 1)
        statuses.push((await buyer.call(cancelOrderProducts, { body })).status)
      expect(statuses.indexOf(429)).toBe(60)
      expect(await stockOf(1)).toMatchObject({ [OWN]: 60 })
    })

    it('of crossing goods by many buyers at once never sells more than there is', async () => {
      await setOffer(1, SHOP, { price: 40_000 })
      const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer()))
      await Promise.all(buyers.map((one, at) => (at % 2 ? one.put(FILTER, PADS) : one.put(PADS, FILTER))))
      const bodies = await Promise.all(buyers.map((one) => one.orderBody()))
      const responses = await Promise.all(buyers.map((one, at) => one.send(bodies[at] as OrderBody)))
      const sold = responses.filter(({ status }) => status === 200).length
      expect(sold).toBe(4)
      expect(await stockOf(1)).toMatchObject({ [OWN]: 3, [SHOP]: 0 })
      expect(await stockOf(6)).toMatchObject({ [FAST]: 0 })
    })
  },
)
