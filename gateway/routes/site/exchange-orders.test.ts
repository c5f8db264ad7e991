import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exchangeGoods } from '@/gateway/db/schema/exchange'
import { offers } from '@/gateway/db/schema/offers'
import { orderLines, orders } from '@/gateway/db/schema/orders'
import { documentsOf } from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import { createBuyer, seedSector, type Buyer } from '@/gateway/test-support/buyer'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createOneC } from '@/gateway/test-support/create-one-c'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { moveOrder } from '@/lib/gateway/contracts/orders/order-moves'

const PASSWORD = 'password-of-our-1c'
const KEY = 'key-of-the-books'
const FILTER = { brand: 'Knecht', article: 'OC 90', supplierId: 15 }

describeOnDatabases('the exchange of orders with 1C', (database) => {
  const db = () => database().db
  const root = mkdtempSync(path.join(tmpdir(), 'exchange-orders-'))
  let gateway: TestGateway
  let buyer: Buyer

  beforeAll(async () => {
    await seedTestShop(db())
    await seedSector(db())
    await db().insert(exchangeGoods).values({ id: 'id-filter', productId: 1, title: 'Фильтр' })
    gateway = await createTestGateway(db(), {
      ordersKey: KEY,
      exchange: {
        settings: { login: '1c', password: PASSWORD, supplierId: 15, priceType: undefined },
        folder: path.join(root, 'exchange'),
        media: openOwnMedia({ dataDir: root }),
        kind: database().kind,
      },
    })
  })
  beforeEach(async () => {
    await db().update(offers).set({ quantity: 100, price: 40_000 }).where(eq(offers.productId, 1))
    await db().delete(orders)
    await db().execute(sql`delete from exchange_orders`)
    buyer = await createBuyer(gateway)
  })
  afterAll(async () => {
    await gateway.close()
    rmSync(root, { recursive: true, force: true })
  })

  async function place(changes: Parameters<Buyer['order']>[0] = {}, quantity = 2) {
    await buyer.put({ ...FILTER, quantity })
    const response = await buyer.order(changes)
    const [order] = await db()
      .select()
      .from(orders)
      .orderBy(sql`created_at desc`)
      .limit(1)
    if (!order) throw new Error(`the order was not placed: ${JSON.stringify(response)}`)
    return order
  }

  async function begin() {
    const client = createOneC(gateway.app, { password: PASSWORD })
    await client.begin('sale')
    return client
  }

  async function handed(client: Awaited<ReturnType<typeof begin>>) {
    const { body } = await client.send({ type: 'sale', mode: 'query' })
    new SaxesParser({}).write(body).close()
    return body
  }

  async function notify(number: string, requisites: Record<string, string>, isZipped = false) {
    const client = await begin()
    const xml = strToU8(documentsOf([{ number, requisites }]))
    const name = isZipped ? 'orders.zip' : 'orders-1.xml'
    return client.sendFile('sale', name, isZipped ? zipSync({ 'orders.xml': xml }) : xml)
  }

  async function stateOf(id: string) {
    const [order] = await db().select().from(orders).where(eq(orders.id, id))
    const lines = await loadOrderLines(db(), id)
    return { status: order?.status, paid: order?.paidTotal, reason: lines[0]?.statusReason ?? null }
  }

  it('hands orders out until 1C says that it has them, and again when they change', async () => {
    const order = await place({ name: 'Пётр & <Орлов>' })
    const client = await begin()
    const first = await handed(client)
    expect(first).toContain(`<Номер>${order.number}</Номер>`)
    expect(first).toContain('<ХозОперация>Заказ товара</ХозОперация>')
    expect(first).toContain('<Наименование>Пётр &amp; &lt;Орлов&gt;</Наименование>')
    expect(first).toMatch(
      /<Товар><Ид>id-filter<\/Ид><Артикул>OC 90<\/Артикул>.*<Количество>2<\/Количество><Сумма>800\.00</,
    )
    expect(await handed(await begin())).toContain(`<Номер>${order.number}</Номер>`)
    expect((await client.send({ type: 'sale', mode: 'success' })).body).toBe('success')
    expect(await handed(await begin())).not.toContain('<Документ>')
    await notify(order.number, { 'Статус заказа': 'В работе' })
    expect(await handed(await begin())).toContain(
      '<Наименование>Статус заказа</Наименование><Значение>В работе</Значение>',
    )
  })

  it.each([
    ['шт.', '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт<'],
    ['л', '<БазоваяЕдиница Код="112" НаименованиеПолное="Литр" МеждународноеСокращение="LTR">л<'],
    [
      'компл.',
      '<БазоваяЕдиница Код="839" НаименованиеПолное="Комплект" МеждународноеСокращение="SET">компл<',
    ],
    ['м', '<БазоваяЕдиница Код="006" НаименованиеПолное="Метр" МеждународноеСокращение="MTR">м<'],
    ['бухта <5 м>', '<БазоваяЕдиница>бухта &lt;5 м&gt;<'],
  ])('hands a line out in its unit: %s', async (unit, expected) => {
    const { id } = await place()
    await db().update(orderLines).set({ unit }).where(eq(orderLines.orderId, id))
    expect(await handed(await begin())).toContain(expected)
  })

  it('hands out what a refusal of pieces has left, to the kopeck, and moves it on', async () => {
    await db().update(offers).set({ price: 110 }).where(eq(offers.productId, 1))
    const { id, number } = await place({}, 7)
    const client = await begin()
    await handed(client)
    await client.send({ type: 'sale', mode: 'success' })
    const refusal = { productExternalId: '00-10000001', status: 'refused', quantity: 4 } as const
    const moved = await callGateway(
      gateway,
      moveOrder,
      { body: { orderNumber: number, products: [refusal] } },
      { authorization: `Bearer ${KEY}` },
    )
    expect(moved.status).toBe(200)
    const body = await handed(await begin())
    expect(body).toContain('<Курс>1</Курс><Сумма>3.30</Сумма>')
    expect(body).toContain('<ЦенаЗаЕдиницу>1.10</ЦенаЗаЕдиницу><Количество>3</Количество><Сумма>3.30</Сумма>')
    expect(body).not.toContain('<Скидка>')
    await notify(number, { 'Статус заказа': 'Готов к выдаче', Оплачен: 'true' })
    expect(await stateOf(id)).toMatchObject({ status: 'ready', paid: 330 })
  })

  it.each([
    [{ 'Статус заказа': 'В обработке' }, 'in_work'],
    [{ 'Статус заказа': 'Готов к выдаче' }, 'ready'],
    [{ 'Дата отгрузки по 1С': '2026-11-27' }, 'issued'],
    [{ 'Дата отгрузки по 1С': '01.01.0001' }, 'accepted'],
    [{ Отменен: 'true', 'Дата отгрузки по 1С': '2026-11-27' }, 'refused'],
    [{ 'Статус заказа': 'Неизвестный' }, 'accepted'],
  ])('moves a pickup by %j to %s', async (requisites, status) => {
    const { id, number } = await place()
    const said = await notify(number, requisites)
    expect(said.lines[0]).toBe('success')
    expect(await stateOf(id)).toMatchObject({ status })
  })

  it('moves an order once, and never back', async () => {
    const { id, number } = await place()
    expect((await notify(number, { 'Статус заказа': 'Готов' }, true)).lines[1]).toBe('Заказов 1, изменено 1.')
    expect((await notify(number, { 'Статус заказа': 'Готов' })).lines[1]).toBe('Заказов 1, изменено 0.')
    expect((await notify(number, { 'Статус заказа': 'В работе' })).lines[1]).toBe('Заказов 1, изменено 0.')
    expect(await stateOf(id)).toMatchObject({ status: 'ready' })
  })

  it('takes a file that newer configurations ask to import, once more too', async () => {
    const { id, number } = await place()
    const client = await begin()
    const xml = strToU8(documentsOf([{ number, requisites: { 'Статус заказа': 'В работе' } }]))
    await client.sendFile('sale', 'orders.xml', xml)
    for (const _ of [1, 2])
      expect((await client.importFile('orders.xml', 'sale')).lines).toEqual([
        'success',
        'Заказов 1, изменено 1.',
      ])
    expect(await stateOf(id)).toMatchObject({ status: 'in_work' })
  })

  it('notes money that came past the provider, once, and not for a cancelled order', async () => {
    const { id, number, total } = await place()
    await notify(number, { 'Дата оплаты по 1С': '2026-11-27T10:00:00', 'Номер оплаты по 1С': '5' })
    expect(await stateOf(id)).toMatchObject({ paid: total, status: 'accepted' })
    await notify(number, { 'Заказ оплачен': 'true' })
    expect(await stateOf(id)).toMatchObject({ paid: total })
    await notify(number, { Отменен: 'true', 'Заказ оплачен': 'true' })
    expect(await stateOf(id)).toMatchObject({ paid: 0, status: 'refused', reason: 'Магазин отменил заказ' })
  })

  it('takes its sum of before for no payment of a delivery that was agreed since then', async () => {
    const { id, number, total } = await place()
    const agreed = {
      isDeliveryAgreed: true,
      deliveryAgreedAt: new Date(),
      deliveryPrice: 50_000,
      total: total + 50_000,
    }
    await db().update(orders).set(agreed).where(eq(orders.id, id))
    const pay = async (kopecks: number) => {
      const sum = (kopecks / 100).toFixed(2)
      const xml = documentsOf([{ number, requisites: { Оплачен: 'true' }, sum }])
      const client = await begin()
      await client.sendFile('sale', `orders${sum}.xml`, strToU8(xml))
      return (await stateOf(id)).paid
    }
    expect(await pay(total)).toBe(0)
    expect(await pay(total + 50_000)).toBe(total + 50_000)
  })

  it('gives a step back that cannot be taken, and orders that it does not know', async () => {
    const { number } = await place({ orderPayment: { paymentExternalId: 'online' } })
    const client = await begin()
    const xml = documentsOf([
      { number, requisites: { 'Статус заказа': 'Выдан' } },
      { number: '77', requisites: {} },
      { number: '78', requisites: {}, operation: 'Отпуск товара' },
    ])
    const said = await client.sendFile('sale', 'orders.xml', strToU8(xml))
    expect(said.lines).toEqual([
      'success',
      `Заказов 1, изменено 0. Не приняты: заказ ${number}: Knecht OC 90: Заказ оплачивается на сайте и ещё не оплачен.; заказа 77 на сайте нет.`,
    ])
  })
})
