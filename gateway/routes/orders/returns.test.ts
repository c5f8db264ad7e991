import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { orderLines } from '@/gateway/db/schema/orders'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { eraseReturns } from '@/gateway/services/accounts/erase/erase-returns'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { decideDeskReturn, listDeskOrders, readDeskReturnPhoto } from '@/lib/gateway/contracts/desk/orders'
import { addReturnPhoto, withdrawReturn } from '@/lib/gateway/contracts/orders/returns'
import { useReturns } from './testing/use-returns'

const FILTER_ID = '00-10000001'
const PADS_ID = '00-10000006-101'
const DAY_MS = 86_400_000

describeOrders('a return', (shop) => {
  const { db } = shop
  const { gateway, buyer, manager, setNow, nextKey, read, versionOf, receive, request, accept } =
    useReturns(shop)

  it('is requested for issued pieces alone, each of them once, and the staff hears of it', async () => {
    await buyer().put({ ...FILTER, quantity: 3 })
    const { body } = await buyer().order()
    expect((await read(body.orderNumber)).products[0]).toMatchObject({ returnableQuantity: 0 })
    expect((await request(body.orderNumber, 1)).status).toBe(409)

    await buyer().put({ ...FILTER, quantity: 3 })
    const number = await receive()
    expect((await read(number)).products[0]).toMatchObject({
      returnableQuantity: 3,
      returnUntil: '2026-03-08T20:59:00.000Z',
    })
    const idempotencyKey = nextKey()
    const first = await request(number, 2, { idempotencyKey })
    expect(first.status).toBe(200)
    expect(first.body.returns).toMatchObject([
      { state: 'requested', products: [{ productExternalId: FILTER_ID, quantity: 2, reason: 'unneeded' }] },
    ])
    expect((await request(number, 2, { idempotencyKey })).body.returns).toHaveLength(1)
    expect(first.body.products[0]).toMatchObject({ returnableQuantity: 1 })
    expect((await request(number, 2)).status).toBe(409)
    const notified = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.kind, 'return-announced'))
    const own = notified.filter(({ subject }) => subject === `Возврат по заказу № ${number}`)
    expect(own.map(({ channel }) => channel)).toEqual(['email', 'webhook'])
    const list = (await manager().call(listDeskOrders, { body: { state: 'returns', search: number } })).body
    expect(list.orders.map(({ orderNumber }) => orderNumber)).toEqual([number])
    expect(list.counts.returns).toBe(1)
  })

  it('asked for and withdrawn over and over ends before it floods the staff', async () => {
    await buyer().put(FILTER)
    const number = await receive()
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await request(number, 1)).status)
      const returnId = (await read(number)).returns.find(({ state }) => state === 'requested')?.id ?? 0
      await buyer().call(withdrawReturn, { body: { orderNumber: number, returnId } })
    }
    expect(statuses.indexOf(429)).toBe(30)
  })

  it('without a fault has its term and its offers, a fault has neither', async () => {
    await buyer().put(FILTER, PADS)
    const number = await receive()
    await db().update(orderLines).set({ returnable: false }).where(eq(orderLines.productExternalId, PADS_ID))
    expect((await request(number, 1, { id: PADS_ID })).status).toBe(409)
    expect((await request(number, 1, { id: PADS_ID, reason: 'defect' })).status).toBe(200)
    setNow(new Date(NOW.getTime() + 7 * DAY_MS))
    expect((await read(number)).products.map(({ returnUntil }) => returnUntil !== null)).toContain(true)
    setNow(new Date(NOW.getTime() + 8 * DAY_MS))
    expect((await request(number, 1)).status).toBe(409)
    expect((await request(number, 1, { reason: 'damaged' })).status).toBe(200)
  })

  it('of others is unknown, and is taken back by its buyer until it is decided', async () => {
    await buyer().put({ ...FILTER, quantity: 2 })
    const number = await receive()
    const returnId = (await request(number, 2)).body.returns[0]?.id ?? 0
    const stranger = await createBuyer(gateway())
    const body = { orderNumber: number, returnId }
    expect((await stranger.call(withdrawReturn, { body })).status).toBe(404)
    expect(
      (await buyer().call(withdrawReturn, { body: { ...body, returnId: returnId + 1000 } })).status,
    ).toBe(404)
    const withdrawn = await buyer().call(withdrawReturn, { body })
    expect(withdrawn.body.returns[0]).toMatchObject({ state: 'withdrawn' })
    expect(withdrawn.body.products[0]).toMatchObject({ returnableQuantity: 2 })
    expect((await buyer().call(withdrawReturn, { body })).status).toBe(200)
    expect((await accept(number, 1, { returnId })).status).toBe(409)
  })

  it('is agreed to or refused by the staff with a reason that the buyer reads', async () => {
    await buyer().put({ ...FILTER, quantity: 2 })
    const number = await receive()
    const returnId = (await request(number, 1)).body.returns[0]?.id ?? 0
    const decide = async (decision: 'approve' | 'refuse', answer: string, version?: number) =>
      manager().call(decideDeskReturn, {
        body: {
          orderNumber: number,
          returnId,
          decision,
          answer,
          idempotencyKey: nextKey(),
          version: version ?? (await versionOf(number)),
        },
      })
    expect((await decide('refuse', ' ')).status).toBe(422)
    expect((await decide('approve', 'Приносите', 0)).status).toBe(409)
    expect((await decide('approve', 'Приносите')).status).toBe(200)
    expect((await read(number)).returns[0]).toMatchObject({ state: 'approved', answer: 'Приносите' })
    expect((await decide('approve', '')).status).toBe(409)
    expect((await decide('refuse', 'Следы установки')).status).toBe(200)
    expect((await read(number)).returns[0]).toMatchObject({ state: 'refused', answer: 'Следы установки' })
    expect((await decide('refuse', 'Ещё раз')).status).toBe(409)
    const mails = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.kind, 'return-decided'))
      .orderBy(outboxMessages.id)
    const own = mails.filter(({ subject }) => subject.includes(number))
    expect(own.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'возврат согласован',
      'в возврате отказано',
    ])
    expect(own[1]?.text).toContain('Следы установки')
  })

  it('shows its photos to the staff alone, drawn anew, and loses them with the account', async () => {
    await buyer().put(FILTER)
    const number = await receive()
    const returnId = (await request(number, 1, { reason: 'damaged' })).body.returns[0]?.id ?? 0
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const add = async (photo: File) => {
      const form = new FormData()
      form.set('orderNumber', number)
      form.set('returnId', String(returnId))
      form.set('photo', photo)
      const { headers } = buyer()
      return gateway().app.request(`/gw${addReturnPhoto.path}`, { method: 'POST', headers, body: form })
    }
    expect((await add(new File(['no picture'], 'a.png'))).status).toBe(422)
    const file = new File([new Uint8Array(picture)], 'box.png')
    expect((await add(file)).status).toBe(200)
    const photoId = (await read(number)).returns[0]?.photos[0] ?? 0
    for (let more = 1; more < 5; more += 1) expect((await add(file)).status).toBe(200)
    expect((await add(file)).status).toBe(409)
    const shown = await gateway().app.request(`/gw${readDeskReturnPhoto.path}`, {
      method: 'POST',
      headers: { ...manager().headers, 'content-type': 'application/json' },
      body: JSON.stringify({ photoId }),
    })
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 40,
    })
    expect((await buyer().call(readDeskReturnPhoto, { body: { photoId } })).status).toBe(403)
    const dropFiles = await db().transaction((tx) => eraseReturns(tx, buyer().user.id, gateway().deps))
    await dropFiles()
    expect((await manager().call(readDeskReturnPhoto, { body: { photoId } })).status).toBe(404)
  })
})
