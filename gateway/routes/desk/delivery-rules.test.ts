import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { products } from '@/gateway/db/schema/catalog'
import { deliverySectors } from '@/gateway/db/schema/checkout'
import { ruleChanges } from '@/gateway/db/schema/desk/rule-changes'
import { siteParams } from '@/gateway/db/schema/site'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { createBuyer, IN_SECTOR, OUT_OF_SECTOR, seedSector } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { COURIER, FILTER, NOW } from '@/gateway/test-support/order-desk'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway, UNCHANGED } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import {
  type DeliveryElsewhere,
  type DeliveryZone,
  listDeliveryRules,
  saveDeliveryElsewhere,
  saveDeliveryZone,
} from '@/lib/gateway/contracts/desk/delivery'
import { getDeliveryIntervals, getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

const ELSEWHERE: DeliveryElsewhere = {
  price: 400,
  freeFrom: null,
  surcharge: 250,
  largeFromKg: 20,
  largeFromCm: null,
}
const FEE = { price: 150, freeFrom: 500, surcharge: 100 }
const AWAY = { ...COURIER, deliveryCoordinates: OUT_OF_SECTOR }

describeWithDatabase('rules of delivery', (database) => {
  const heard: string[] = []
  let gateway: TestGateway
  let manager: SignedIn
  const db = () => database().db

  beforeAll(() => seedTestShop(db()))

  beforeEach(async () => {
    const hub = createPurgeHub()
    hub.subscribe((message) => 'tags' in message && heard.push(...message.tags))
    await db().delete(ruleChanges)
    await db().delete(siteParams).where(eq(siteParams.key, 'delivery'))
    await db().delete(deliverySectors)
    await seedSector(db())
    gateway = await createTestGateway(db(), { now: () => NOW, purges: hub, ...UNCHANGED })
    const stop = await subscribeToPurges(database(), hub)
    manager = await signedIn(gateway, {
      permissions: ['moderator_type_permission'],
      name: 'Олег',
      secondName: 'Зуев',
    })
    return async () => {
      await stop()
      await gateway.close()
    }
  })

  const list = async () => (await manager.call(listDeliveryRules, { body: {} })).body
  const centre = async (): Promise<DeliveryZone> => {
    const zone = (await list()).zones.find(({ id }) => id === 'centre')
    if (!zone) throw new Error('the zone is gone')
    return zone.terms
  }
  const save = async (changes: Partial<DeliveryZone>, version: number, id: string | null = 'centre') =>
    manager.call(saveDeliveryZone, { body: { id, terms: { ...(await centre()), ...changes }, version } })
  const saveElsewhere = (changes: Partial<DeliveryElsewhere>, version: number) =>
    manager.call(saveDeliveryElsewhere, { body: { terms: { ...ELSEWHERE, ...changes }, version } })
  const feeAt = async (delivery: typeof COURIER) => {
    const buyer = await createBuyer(gateway)
    await buyer.put(FILTER)
    const refused = await buyer.order({ delivery: { ...delivery, price: 1 } })
    expect(refused.status).toBe(409)
    return {
      buyer,
      conflict: refused.body as unknown as { message: string; data: { deliveryPrice: number } },
    }
  }

  it('charges what the checkout and the pages say', async () => {
    const first = (await saveElsewhere({}, 0)).body
    await save({ fee: FEE }, first.version)
    const { buyer, conflict } = await feeAt(COURIER)
    expect(conflict).toMatchObject({ data: { deliveryPrice: 150 } })
    expect(conflict.message).toMatch(/^Доставка теперь стоит 150.₽\. Проверьте заказ/)
    const point = (text: string) => text.split(',').map(Number).toReversed() as [number, number]
    const send = async (place: string) =>
      (
        await buyer.call(getDeliveryIntervals, {
          body: { cart: [{ ...FILTER, quantity: 1 }], point: point(place) },
        })
      ).body.terms
    expect(await send(IN_SECTOR)).toEqual({ ...FEE, surcharge: 0 })
    expect(await send(OUT_OF_SECTOR)).toEqual({ price: 400, freeFrom: null, surcharge: 0 })
    const pattern = (await buyer.call(getOrderPattern, {})).body
    expect(pattern).toMatchObject({
      deliveryTerms: { price: 400, freeFrom: null, surcharge: 0 },
      deliveryTypes: [{}, { deliveryTransports: [{ price: 400 }, { price: 400 }] }],
    })
    const { delivery } = (await buyer.call(getBootstrap, {})).body
    expect(delivery).toEqual({
      areas: [
        {
          title: 'Центр',
          ...FEE,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          hours: { from: '09:00', to: '21:00' },
        },
        {
          title: null,
          price: 400,
          freeFrom: null,
          surcharge: 250,
          isAgreed: false,
        },
      ],
      largeFromKg: 20,
      largeFromCm: null,
    })
    expect((await buyer.order({ delivery: { ...COURIER, price: 150 } })).body.totalPrice).toBe(540)
    await vi.waitFor(() => expect(heard).toContain('bootstrap'))
  })

  it('leaves the price outside of the zones to the carrier, who is agreed with by phone', async () => {
    await saveElsewhere({ isAgreed: true }, 0)
    const buyer = await createBuyer(gateway)
    await buyer.put(FILTER)
    const pattern = (await buyer.call(getOrderPattern, {})).body
    expect(pattern).toMatchObject({ deliveryTerms: { price: 400, freeFrom: null, surcharge: 0 } })
    const unseen = await buyer.order({ delivery: { ...AWAY, price: 0 } })
    expect(unseen.status).toBe(409)
    expect(unseen.body).toMatchObject({ message: expect.stringContaining('Сюда везёт перевозчик') })
    expect((await buyer.order({ delivery: { ...COURIER, price: 400, isAgreed: true } })).status).toBe(409)
    const { body } = await buyer.order({ delivery: { ...AWAY, price: 0, isAgreed: true } })
    expect(body.totalPrice).toBe(390)
    const order = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
    expect(order).toMatchObject({ deliveryPrice: 0, isDeliveryAgreed: true })
    const { orderNumber } = (await buyer.put(FILTER),
    await buyer.order({ delivery: { ...COURIER, price: 400 } })).body
    expect((await buyer.call(readOrder, { body: { orderNumber } })).body.isDeliveryAgreed).toBe(false)
  })

  it('takes more for large products, once', async () => {
    await db()
      .update(products)
      .set({ properties: { ves_upakovki: 25 } })
      .where(eq(products.id, 1))
    await saveElsewhere({}, 0)
    expect((await feeAt(AWAY)).conflict.data.deliveryPrice).toBe(650)
    await db().update(products).set({ properties: {} }).where(eq(products.id, 1))
    expect((await feeAt(AWAY)).conflict.data.deliveryPrice).toBe(400)
  })

  it('closes the day after its last hour, and a zone that is switched off', async () => {
    // It is noon in Moscow.
    const late = (await save({ lastOrderTime: '12:00' }, 0)).body
    const buyer = await createBuyer(gateway)
    await buyer.put(FILTER)
    expect((await buyer.order({ delivery: { ...COURIER, price: 299 } })).status).toBe(409)
    await save({ lastOrderTime: '12:01' }, late.version)
    expect((await buyer.order({ delivery: { ...COURIER, price: 299 } })).status).toBe(200)
    const off = await save({ isOn: false }, (await list()).version)
    expect(off.body.zones).toMatchObject([{ id: 'centre', terms: { isOn: false } }])
    await buyer.put(FILTER)
    // Outside of all zones there is no day to choose.
    expect(
      (await buyer.order({ delivery: { ...COURIER, deliveryTime: '03:00-04:00', price: 299 } })).status,
    ).toBe(200)
  })

  it('adds a zone, logs who changed what, and returns to what was before', async () => {
    const added = (await save({ title: 'Юг', sequence: 5 }, 0, null)).body
    expect(added.zones.map(({ terms }) => terms.title)).toEqual(['Центр', 'Юг'])
    // Sent once more by a person whom the answer did not reach.
    expect((await save({ title: 'Юг', sequence: 5 }, 0, null)).body).toEqual(added)
    const before = await centre()
    const changed = (await save({ title: 'Середина', fee: FEE }, added.version)).body
    expect(changed.zoneLog).toMatchObject([
      { key: 'centre', title: 'зона «Середина»', author: 'Олег Зуев', before, after: { title: 'Середина' } },
      { before: null, after: { title: 'Юг' } },
    ])
    const undone = (await save(before, changed.version)).body
    expect(undone.zones[0]?.terms).toEqual(before)
    // The same again is no change.
    expect((await save(before, undone.version)).body.version).toBe(undone.version)
  })

  it('tells who saves second what has changed', async () => {
    const responses = await Promise.all([save({ title: 'А' }, 0), save({ title: 'Б' }, 0)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = await saveElsewhere({}, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toMatch(/изменилось: зона «[АБ]» \(12:00, Олег Зуев\)/)
    expect((await list()).elsewhere).toMatchObject({ price: 299, freeFrom: 1000 })
  })

  it.each<[Partial<DeliveryZone>, string]>([
    [{ intervals: [{ timeFrom: '12:00', timeTo: '12:00' }] }, 'Время доставки должно кончаться позже'],
    [
      {
        intervals: [
          { timeFrom: '09:00', timeTo: '12:00' },
          { timeFrom: '09:00', timeTo: '12:00' },
        ],
      },
      'указано дважды',
    ],
    [{ shopId: 77_777 }, 'Такого магазина нет.'],
  ])('refuses %o', async (changes, message) => {
    const response = await save(changes, 0)
    expect(response.status).toBe(422)
    expect(await response.response.text()).toContain(message)
  })

  it('is closed to shoppers, and knows no zone that is not there', async () => {
    expect((await save({}, 0, 'nowhere')).status).toBe(404)
    const shopper = await signedIn(gateway)
    const body = { terms: ELSEWHERE, version: 0 }
    const responses = [
      await shopper.call(listDeliveryRules, { body: {} }),
      await shopper.call(saveDeliveryElsewhere, { body }),
      await shopper.call(saveDeliveryZone, { body: { id: null, terms: await centre(), version: 0 } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})
