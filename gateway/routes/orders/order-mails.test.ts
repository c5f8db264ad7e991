import { asc, desc, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGE_KINDS } from '@/gateway/core/ports/messenger'
import { orderLines, orders, type OrderStatusCode } from '@/gateway/db/schema/orders'
import { refunds } from '@/gateway/db/schema/payments'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { siteParams } from '@/gateway/db/schema/site'
import { changeLines } from '@/gateway/services/order-life/change-lines'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { lockOrder } from '@/gateway/services/orders/lock-order'
import { settleOrderMoney } from '@/gateway/services/payments/settle-order-money'
import { settleRefund } from '@/gateway/services/payments/settle-refund'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { COURIER, describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { attachDocument } from '@/gateway/services/messenger/attach-document'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { cancelOrderProducts, payOrder } from '@/lib/gateway/contracts/orders/orders'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const ONLINE = { orderPayment: { paymentExternalId: 'online' } }
const seen = new Set<string>()

describeOrders(
  'an email about an order',
  ({ db, open }) => {
    let gateway: TestGateway
    let buyer: Buyer
    let email = ''

    beforeAll(async () => {
      gateway = await createTestGateway(db(), { now: () => NOW, siteUrl: 'https://shop.example' })
      return () => gateway.close()
    })
    beforeEach(async () => {
      await open()
      await db().delete(outboxMessages)
      buyer = await createBuyer(gateway)
      email = `${buyer.user.id}@example.com`
    })

    const mails = async (...to: string[]) => {
      const rows = await db()
        .select()
        .from(outboxMessages)
        .where(inArray(outboxMessages.recipient, to.length > 0 ? to : [email]))
        .orderBy(asc(outboxMessages.id))
      for (const { kind } of rows) seen.add(kind)
      return rows.map((row) => ({ ...row, text: plain(row.text) }))
    }
    const subjects = async (...to: string[]) =>
      (await mails(...to)).map(({ kind, subject }) => [kind, subject])
    const place = async (changes: Parameters<Buyer['order']>[0] = {}) => {
      const { status, body } = await buyer.order({ email, ...changes })
      expect(status).toBe(200)
      return body.orderNumber
    }
    /** Statuses by a warehouse for some of the lines, or for all. */
    const move = (number: string, status: OrderStatusCode, { lines = 99, reason = '' } = {}) =>
      db().transaction(async (tx) => {
        const [{ id } = { id: '' }] = await tx.select().from(orders).where(eq(orders.number, number))
        const order = await lockOrder(tx, id)
        if (!order) throw new Error('no order')
        const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, id)).limit(lines)
        const changes = rows.map((row) => ({ lineId: row.id, status, ...(reason && { reason }) }))
        const before = { order, lines: await loadOrderLines(tx, id) }
        const changed = await changeLines(tx, gateway.deps, order, changes, 'Движение', NOW)
        await settleOrderMoney(tx, changed, NOW, before)
      })
    const pay = async (orderNumber: string) => {
      const { paymentUrl } = (await buyer.call(payOrder, { body: { orderNumber } })).body
      await settlePayment(gateway.deps, paymentUrl?.split('/').at(-1) ?? '', 'succeeded')
    }

    it('of a pickup says what, where, how much and when it can be had', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place()
      await move(number, 'in_work')
      await move(number, 'ready')
      await move(number, 'issued')
      expect(await subjects()).toEqual([
        ['order-placed', `Заказ № ${number} принят`],
        ['order-ready', `Заказ № ${number} готов к выдаче`],
        ['order-issued', `Заказ № ${number} выдан`],
      ])
      const [placed, ready, issued] = await mails()
      const [{ pickupCode } = { pickupCode: null }] = await db()
        .select()
        .from(orders)
        .where(eq(orders.number, number))
      expect(pickupCode).toMatch(/^\d{4}$/)
      for (const mail of [placed, ready]) {
        expect(mail?.text).toContain(`Код получения: ${pickupCode}`)
        expect(mail?.paper).toEqual({ kind: 'pickup', token: `${number}-${pickupCode}` })
      }
      expect(issued?.text).not.toContain('Код получения')
      const [attached] =
        (await attachDocument({ ...gateway.deps }, { kind: 'pickup', token: `${number}-${pickupCode}` })) ??
        []
      expect(attached).toMatchObject({ name: 'pickup.png', contentType: 'image/png' })
      expect(await sharp(attached?.content).metadata()).toMatchObject({
        format: 'png',
        width: 290,
        height: 290,
      })
      expect(ready?.text).toContain('Knecht OC 90, Фильтр масляный — 2 шт. × 390 ₽ = 780 ₽')
      expect(ready?.text).toContain('Магазин открыт с 09:00 до 21:00.')
      expect(ready?.text).toContain('К оплате: 780 ₽')
      expect(ready?.text).toMatch(/Забрать: .+/)
      expect(ready?.text).toContain(`Открыть заказ: https://shop.example/help/order/found?order=${number}`)
      expect(ready?.html).toContain(`href="https://shop.example/help/order/found?order=${number}"`)
    })

    it('of a delivery says when it leaves the shop, in parts too', async () => {
      await buyer.put({ ...FILTER, quantity: 3 }, PADS)
      const number = await place({ delivery: { ...COURIER, price: 0, deliveryDate: '04.03.2026' } })
      await move(number, 'delivering', { lines: 1 })
      await move(number, 'delivering')
      expect((await subjects()).slice(1)).toEqual([
        ['order-delivering', `Часть заказа № ${number} передана в доставку`],
        ['order-delivering', `Заказ № ${number} передан в доставку`],
      ])
      const [, part, rest] = await mails()
      expect(part?.text).toContain('Привезём 4 марта 2026, 17:00–21:00')
      expect(part?.text.includes('Knecht')).not.toBe(rest?.text.includes('Knecht'))
    })

    it('of a cancellation says what is left, and that nothing is', async () => {
      await buyer.put({ ...FILTER, quantity: 3 })
      const orderNumber = await place()
      const products = [{ productExternalId: '00-10000001', quantity: 1 }]
      await buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
      await buyer.call(cancelOrderProducts, {
        body: { orderNumber, products: [{ productExternalId: '00-10000001' }] },
      })
      expect((await subjects()).slice(1)).toEqual([
        ['order-cancelled', `Заказ № ${orderNumber} изменён: часть товаров отменена`],
        ['order-cancelled', `Заказ № ${orderNumber} отменён`],
      ])
      const [, part, whole] = await mails()
      expect(part?.text).toContain('По вашей просьбе отменено:\n\nKnecht OC 90, Фильтр масляный — 1 шт.')
      expect(part?.text).toContain('Остаётся в заказе:\n\nKnecht OC 90, Фильтр масляный — 2 шт.')
      expect(whole?.text).not.toContain('Остаётся')
    })

    it('of what the shop cannot give says why and what goes back, and later that it is back', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const number = await place(ONLINE)
      await pay(number)
      await move(number, 'refused', { reason: 'Поставщик снял товар с продажи' })
      expect((await subjects()).slice(1)).toEqual([
        ['payment-received', `Заказ № ${number}: оплата получена`],
        ['order-refused', `Заказ № ${number} отменён`],
      ])
      const [owed] = await db()
        .select()
        .from(refunds)
        .orderBy(desc(refunds.createdAt), desc(refunds.id))
        .limit(1)
      const later = { ...gateway.deps, now: () => new Date(NOW.getTime() + 2 * 3_600_000) }
      await settleRefund(later, owed?.reference ?? '', 'done')
      const [, paid, refused, back] = await mails()
      expect(back?.subject).toBe(`Заказ № ${number}: деньги вернулись`)
      expect(back?.text).toContain('Возвращено: 780 ₽')
      expect(paid?.text).toContain('Получено: 780 ₽')
      expect(refused?.text).toContain('(Поставщик снял товар с продажи)')
      expect(refused?.text).toContain('К возврату: 780 ₽')
      expect(refused?.text).toContain('Когда они дойдут, зависит от вашего банка')
    })

    it('with the bill goes to whoever pays bills, and again when the order is another', async () => {
      const invoiceEmail = `bills-${buyer.user.id}@example.com`
      await buyer.put({ ...FILTER, quantity: 1 })
      const setBank = (value: object) =>
        db().update(siteParams).set({ value }).where(eq(siteParams.key, 'requisites'))
      await setBank({ ...REQUISITES, account: '' })
      expect((await buyer.order({ orderPayment: { paymentExternalId: 'bill' } })).status).toBe(422)
      await setBank(REQUISITES)
      await buyer.put({ ...FILTER, quantity: 3 })
      const orderNumber = await place({ orderPayment: { paymentExternalId: 'bill' }, invoiceEmail })
      await db().update(orders).set({ invoiceEmail }).where(eq(orders.number, orderNumber))
      const products = [{ productExternalId: '00-10000001', quantity: 1 }]
      await buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
      const bills = (await mails(email, invoiceEmail)).filter(({ kind }) => kind === 'order-bill')
      expect(bills.map(({ subject }) => subject)).toEqual([
        `Счёт на заказ № ${orderNumber}`,
        `Новый счёт на заказ № ${orderNumber}`,
      ])
      expect(bills.at(-1)?.recipient).toBe(invoiceEmail)
      const file = await gateway.app.request(`/outbox/${bills[0]?.id}/bill.pdf`)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      const page = await gateway.app.request(`/outbox/${bills[0]?.id}/mail`)
      expect(await page.text()).toContain(`<h1 style="font-size:22px;line-height:1.3">Счёт на заказ`)
      expect((await gateway.app.request('/outbox/999999/mail')).status).toBe(404)
    })

    it('of a cancellation holds the new bill of a buyer who pays by bill', async () => {
      await buyer.put({ ...FILTER, quantity: 3 })
      const orderNumber = await place({ orderPayment: { paymentExternalId: 'bill' } })
      const products = [{ productExternalId: '00-10000001', quantity: 1 }]
      await buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
      const [, , changed, ...others] = await mails()
      expect(others).toEqual([])
      expect(changed).toMatchObject({ kind: 'order-cancelled', paper: { kind: 'bill' } })
      expect(changed?.text).toContain('прежний счёт больше не действует')
    })

    it('of money that a cancelled order does not need says that it goes back', async () => {
      await buyer.put({ ...FILTER, quantity: 2 })
      const orderNumber = await place(ONLINE)
      const { paymentUrl } = (await buyer.call(payOrder, { body: { orderNumber } })).body
      await move(orderNumber, 'refused')
      await settlePayment(gateway.deps, paymentUrl?.split('/').at(-1) ?? '', 'succeeded')
      const [, refused, paid, ...others] = await mails()
      expect(refused?.text).not.toContain('К возврату')
      expect(paid?.text).toContain('К возврату: 780 ₽')
      expect(others).toEqual([])
    })

    it('is not written when what it tells did not happen', async () => {
      await buyer.put(FILTER)
      const orderNumber = await place()
      const before = await subjects()
      const products = [{ productExternalId: '00-10000001', quantity: 99 }]
      await buyer.call(cancelOrderProducts, { body: { orderNumber, products } })
      expect(await subjects()).toEqual(before)
    })
  },
  describeWithDatabase,
)

describe('every kind of email about an order', () => {
  it('was written by one of the journeys above', () => {
    const others = [
      'code',
      'cancellation-announced',
      'account-changed',
      'gift-bought',
      'gift-cancelled',
      'gift-card',
      'gift-sent',
      'inquiry',
      'inquiry-answered',
      'inquiry-received',
      'order-announced',
      'order-delivery-priced',
      'order-note',
      'product-alert',
      'question-announced',
      'question-answered',
      'return-announced',
      'return-decided',
      'review-announced',
      'review-decided',
      'review-replied',
      'subscribed',
    ]
    expect(MESSAGE_KINDS.filter((kind) => !others.includes(kind) && !seen.has(kind))).toEqual([])
  })
})
