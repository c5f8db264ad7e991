import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { products } from '@/gateway/db/schema/catalog'
import { orderLines, orders, type OrderStatusCode } from '@/gateway/db/schema/orders'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { findBoughtTogether } from '@/lib/gateway/contracts/catalog/search'

describeOnDatabases('goods bought together', (database) => {
  let gateway: TestGateway
  let goods: { id: number; code: string; isOffered: boolean }[] = []
  let placed = 0

  async function order(ids: readonly number[], statuses: readonly OrderStatusCode[] = []) {
    const { db } = database()
    placed += 1
    const [made] = await db
      .insert(orders)
      .values({
        number: `T${placed}`,
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
    await db.insert(orderLines).values(
      ids.map((productId, position) => ({
        orderId: made?.id ?? '',
        position,
        productExternalId: `line-${position}`,
        productId,
        brand: 'Knecht',
        article: 'OC 90',
        title: 'Фильтр',
        arusCode: '00-00000000',
        vendorId: 0,
        supplierId: 15,
        supplier: 'Склад',
        quantity: 1,
        price: 100,
        status: statuses[position] ?? ('issued' as const),
      })),
    )
  }
  const codeOf = (at: number) => offered()[at]?.code ?? ''
  const idOf = (at: number) => offered()[at]?.id ?? 0
  const offered = () => goods.filter(({ isOffered }) => isOffered)
  const call = async (codes: string[], limit = 20) =>
    (await callGateway(gateway, findBoughtTogether, { body: { codes, limit } })).body.items.map(
      ({ id }) => id,
    )

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
    const rows = await database().db.select().from(products).orderBy(asc(products.id))
    goods = rows.map(({ id, code, totalQuantity }) => ({
      id,
      code: `00-${String(code).padStart(8, '0')}`,
      isOffered: totalQuantity > 0,
    }))
    await order([idOf(0), idOf(1), idOf(2)])
    await order([idOf(0), idOf(2)])
    await order([idOf(0), idOf(3)], ['issued', 'cancelled'])
    await order([idOf(0), idOf(3)], ['refused', 'issued'])
    await order([idOf(1), idOf(3)])
    const gone = goods.find(({ isOffered }) => !isOffered)
    if (gone) await order([idOf(0), gone.id])
  })
  afterAll(() => gateway.close())

  it('are those of most orders first, without what was called off or is nowhere to be had', async () => {
    expect(await call([codeOf(1)])).toEqual([codeOf(0), codeOf(2), codeOf(3)])
    expect(await call([codeOf(1)], 1)).toEqual([codeOf(0)])
  })

  it('leave out what stood there once, as soon as anything did so again', async () => {
    expect(await call([codeOf(0)])).toEqual([codeOf(2)])
  })

  it('of several are none of these themselves', async () => {
    expect(await call([codeOf(0), codeOf(1)])).toEqual([codeOf(2)])
  })

  it('are none where nothing was bought, and for codes of another shop', async () => {
    expect(await call([codeOf(4)])).toEqual([])
    expect(await call(['00-99999999'])).toEqual([])
    expect(await call(['чужой код'])).toEqual([])
  })
})
