import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { paymentMethods } from '@/gateway/db/schema/checkout'
import { suppliers } from '@/gateway/db/schema/offers'
import { siteParams } from '@/gateway/db/schema/site'
import { ruleChanges } from '@/gateway/db/schema/desk/rule-changes'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { createBuyer, OUT_OF_SECTOR, type Buyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { COURIER, FAST, NOW, OWN, PADS, SHOP } from '@/gateway/test-support/order-desk'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway, UNCHANGED } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { listPaymentRules, type PaymentTerms, savePaymentRule } from '@/lib/gateway/contracts/desk/payments'
import { listSupplierNames, saveSupplierName } from '@/lib/gateway/contracts/desk/suppliers'
import { readCart } from '@/lib/gateway/contracts/orders/cart'
import { getOrderOptions, getOrderPattern } from '@/lib/gateway/contracts/orders/checkout'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

const CARRIER = {
  ...COURIER,
  transportExternalId: 'carrier',
  deliveryCoordinates: OUT_OF_SECTOR,
  price: 0,
}

describeWithDatabase('rules of payment and names of suppliers', (database) => {
  const heard: string[] = []
  let gateway: TestGateway
  let manager: SignedIn
  const db = () => database().db

  beforeAll(() => seedTestShop(db()))

  beforeEach(async () => {
    const hub = createPurgeHub()
    hub.subscribe((message) => 'tags' in message && heard.push(...message.tags))
    heard.length = 0
    await db().delete(ruleChanges)
    await db().update(suppliers).set({ shownTitle: null })
    const everywhere = { isForRetail: true, isForPickup: true, isForDelivery: true, notForTransports: [] }
    const unnamed = { shownTitle: null, shownDescription: null }
    await db()
      .update(paymentMethods)
      .set({ ...everywhere, ...unnamed })
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

  describe('payment', () => {
    const list = async () => (await manager.call(listPaymentRules, { body: {} })).body
    const save = async (code: string, changes: Partial<PaymentTerms>, version: number) => {
      const terms = (await list()).methods.find((method) => method.code === code)?.terms
      if (!terms) throw new Error('the method is gone')
      return manager.call(savePaymentRule, { body: { code, terms: { ...terms, ...changes }, version } })
    }
    const offered = async (buyer: Buyer, body: { storeId?: number; transportId?: string }) =>
      (await buyer.call(getOrderOptions, { body })).body.payments.map(({ code }) => code)

    it('is offered as the rules say, and an order with another one is refused', async () => {
      const buyer = await createBuyer(gateway)
      await buyer.put(PADS)
      const changed = (await save('payment_cash', { notForTransports: ['carrier'] }, 0)).body
      expect(changed.log).toMatchObject([
        {
          key: 'payment_cash',
          title: 'способ оплаты «Наличными при получении»',
          author: 'Олег Зуев',
          before: { notForTransports: [] },
          after: { notForTransports: ['carrier'] },
        },
      ])
      expect(await offered(buyer, { transportId: 'carrier' })).not.toContain('payment_cash')
      expect(await offered(buyer, { transportId: 'courier' })).toContain('payment_cash')
      expect(await offered(buyer, { storeId: SHOP })).toContain('payment_cash')
      const refused = await buyer.order({ delivery: CARRIER })
      expect(refused.status).toBe(422)
      expect(await refused.response.text()).toContain('Выберите другой способ оплаты.')
      await save('payment_cash', { notForTransports: [] }, changed.version)
      expect((await buyer.order({ delivery: CARRIER })).status).toBe(200)
      await save('payment_cash', { isForRetail: false }, (await list()).version)
      await buyer.put(PADS)
      expect((await buyer.order({ delivery: CARRIER })).status).toBe(422)
    })

    it('is not taken from buyers who would have none left', async () => {
      const one = (await save('payment_online', { isForPickup: false }, 0)).body
      const two = (await save('payment_card', { isForPickup: false }, one.version)).body
      const refused = await save('payment_cash', { isForPickup: false }, two.version)
      expect(refused.status).toBe(422)
      expect(await refused.response.text()).toContain('розничным покупателям при самовывозе нечем платить')
      const bill = await save('payment_bill', { isForCorporate: false }, two.version)
      expect(await bill.response.text()).toContain('компаниям при самовывозе нечем платить')
    })

    it('by bill is offered nowhere without the bank of the seller, and the desk knows why', async () => {
      const buyer = await createBuyer(gateway)
      await buyer.put(PADS)
      const { orderNumber } = (await buyer.order()).body
      const setBank = (value: object) =>
        db().update(siteParams).set({ value }).where(eq(siteParams.key, 'requisites'))
      const read = async () => ({
        isOffered: (await offered(buyer, { storeId: SHOP })).includes('payment_bill'),
        isMarked: (await callGateway(gateway, getBootstrap, {})).body.paymentMarks.includes(
          'Счёт для организаций',
        ),
        isPaper: (await buyer.call(readOrder, { body: { orderNumber } })).body.isBillable,
        isAtDesk: (await manager.call(readDeskOrder, { body: { orderNumber } })).body.isBillable,
        isBilled: (await list()).isBilled,
      })
      const all = (is: boolean) => ({
        isOffered: is,
        isMarked: is,
        isPaper: is,
        isAtDesk: is,
        isBilled: is,
      })
      expect(await read()).toEqual(all(true))
      await setBank({ ...REQUISITES, account: '' })
      expect(await read()).toEqual(all(false))
      await setBank(REQUISITES)
    })

    it('goes by the name that the staff gave it, which its orders keep', async () => {
      const buyer = await createBuyer(gateway)
      await buyer.put(PADS)
      const words = { shownTitle: 'Наличными курьеру', shownDescription: 'Без сдачи с пяти тысяч' }
      const named = (await save('payment_cash', words, 0)).body
      expect(named.methods.find(({ code }) => code === 'payment_cash')).toMatchObject({
        title: 'Наличными курьеру',
        usual: { title: 'Наличными при получении', description: 'В магазине или курьеру' },
      })
      await vi.waitFor(() => expect(heard).toContain('bootstrap'))
      const { payments } = (await buyer.call(getOrderPattern, {})).body
      expect(payments.find(({ code }) => code === 'payment_cash')).toMatchObject({
        title: 'Наличными курьеру',
        description: 'Без сдачи с пяти тысяч',
      })
      const { orderNumber } = (await buyer.order()).body
      const unnamed = await save('payment_cash', { shownTitle: null, shownDescription: '' }, named.version)
      expect(unnamed.body.methods.find(({ code }) => code === 'payment_cash')).toMatchObject({
        title: 'Наличными при получении',
        description: null,
      })
      expect((await buyer.call(readOrder, { body: { orderNumber } })).body.payment.title).toBe(
        'Наличными курьеру',
      )
      expect((await manager.call(readDeskOrder, { body: { orderNumber } })).body.payment.title).toBe(
        'Наличными курьеру',
      )
    })

    it('keeps its name where a change names none', async () => {
      const { version } = (await save('payment_cash', { shownTitle: 'Деньгами' }, 0)).body
      const terms = {
        isForRetail: true,
        isForCorporate: true,
        isForPickup: true,
        isForDelivery: true,
        notForTransports: [],
      }
      const body = { code: 'payment_cash', terms, version }
      const { methods } = (await manager.call(savePaymentRule, { body })).body
      expect(methods.find(({ code }) => code === 'payment_cash')?.title).toBe('Деньгами')
    })

    it('tells who saves second', async () => {
      const responses = await Promise.all([
        save('payment_cash', { isForPickup: false }, 0),
        save('payment_card', { isForPickup: false }, 0),
      ])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const late = responses.find(({ status }) => status === 409)
      expect(await late?.response.text()).toMatch(/изменилось: способ оплаты «.*» \(12:00, Олег Зуев\)/)
      expect((await save('payment_cash', {}, (await list()).version)).body.log).toHaveLength(1)
    })
  })

  describe('a supplier', () => {
    const save = (shownTitle: string | null, version: number, id = FAST) =>
      manager.call(saveSupplierName, { body: { id, terms: { shownTitle }, version } })
    const ownName = async () => {
      const [row] = await db().select().from(suppliers).where(eq(suppliers.id, FAST))
      return row?.title ?? ''
    }

    it('is shown under another name to shoppers, and under its own at the desk', async () => {
      const own = await ownName()
      const saved = (await save('Партнёрский склад', 0)).body
      expect(saved.suppliers.find(({ id }) => id === FAST)).toMatchObject({
        title: own,
        terms: { shownTitle: 'Партнёрский склад' },
      })
      expect(saved.suppliers.map(({ id }) => id)).toContain(OWN)
      expect(saved.suppliers.map(({ id }) => id)).not.toContain(SHOP)
      await vi.waitFor(() =>
        expect(heard).toEqual(expect.arrayContaining(['bootstrap', 'product', 'search'])),
      )
      const buyer = await createBuyer(gateway)
      await buyer.put(PADS)
      const [line] = (await buyer.call(readCart, {})).body.products
      expect(line?.supplier).toBe('Партнёрский склад')
      const { orderNumber } = (await buyer.order()).body
      const order = (await buyer.call(readOrder, { body: { orderNumber } })).body
      expect(order.products.map(({ supplier }) => supplier)).toEqual(['Партнёрский склад'])
      const desk = (await manager.call(readDeskOrder, { body: { orderNumber } })).body
      expect(desk.products.map(({ supplier }) => supplier)).toEqual([own])
    })

    it('goes by its own name again, and its own name is no other', async () => {
      const first = (await save('Партнёрский склад', 0)).body
      // Sent once more by a person whom the answer did not reach.
      expect((await save('Партнёрский склад', 0)).body.log).toEqual(first.log)
      const back = (await save(await ownName(), first.version)).body
      expect(back.log).toMatchObject([
        { before: { shownTitle: 'Партнёрский склад' }, after: { shownTitle: null }, author: 'Олег Зуев' },
        { before: { shownTitle: null } },
      ])
      expect((await save(null, back.version)).body.version).toBe(back.version)
      const late = await save('Ещё один', first.version)
      expect(late.status).toBe(409)
      expect(await late.response.text()).toContain(`изменилось: поставщик «${await ownName()}»`)
      expect((await save('Магазин', back.version, SHOP)).status).toBe(404)
    })
  })

  it('is closed to shoppers', async () => {
    const shopper = await signedIn(gateway)
    const terms = {
      isForRetail: true,
      isForCorporate: true,
      isForPickup: true,
      isForDelivery: true,
      notForTransports: [],
    }
    const responses = [
      await shopper.call(listPaymentRules, { body: {} }),
      await shopper.call(savePaymentRule, { body: { code: 'payment_cash', terms, version: 0 } }),
      await shopper.call(listSupplierNames, { body: {} }),
      await shopper.call(saveSupplierName, { body: { id: FAST, terms: { shownTitle: 'Я' }, version: 0 } }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})
