import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bonusOperations } from '@/gateway/db/schema/bonuses'
import { OUT_OF_SECTOR, type Buyer } from '@/gateway/test-support/buyer'
import { COURIER, describeOrders, FAST, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { readOrder } from '@/lib/gateway/contracts/orders/orders'

describeOrders(
  'the terms of an order',
  ({ db, open, setOffer, ordersOf }) => {
    let buyer: Buyer
    beforeEach(async () => {
      buyer = await open()
    })

    describe('with delivery', () => {
      it('costs 299 rubles below a thousand and keeps place and time', async () => {
        await buyer.put(FILTER)
        const { status, body } = await buyer.order({ delivery: { ...COURIER, price: 299 } })
        expect(status).toBe(200)
        expect(body.totalPrice).toBe(689)
        const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
        expect(read).toMatchObject({
          isPickup: false,
          deliveryPrice: 299,
          delivery: {
            title: 'Курьер магазина',
            address: COURIER.address,
            date: '01.03.2026',
            time: '17:00-21:00',
          },
          deliveryDate: '2026-03-01T14:00:00.000Z',
        })
      })

      it('is free from a thousand on', async () => {
        await buyer.put({ ...FILTER, quantity: 3 })
        expect((await buyer.order({ delivery: { ...COURIER, price: 0 } })).body.totalPrice).toBe(1170)
      })

      it('at a fee that the shopper did not see is refused with the fee', async () => {
        await buyer.put(FILTER)
        const { status, body } = await buyer.order({ delivery: { ...COURIER, price: 0 } })
        expect(status).toBe(409)
        expect(body).toMatchObject({ data: { lines: [], deliveryPrice: 299 } })
      })

      it.each([
        ['hours that are over', { deliveryTime: '09:00-13:00' }],
        ['a day that is over', { deliveryDate: '28.02.2026' }],
        ['hours that nobody offers', { deliveryTime: '03:00-04:00' }],
      ])('at %s is refused', async (_, changes) => {
        await buyer.put(FILTER)
        const { status, body } = await buyer.order({ delivery: { ...COURIER, ...changes } })
        expect(status).toBe(409)
        expect(body).toMatchObject({
          message: 'Выбранное время доставки уже недоступно. Выберите другое.',
          data: { isIntervalGone: true },
        })
      })

      it.each([
        ['an address', { address: '' }, 'delivery.address'],
        ['a place', { deliveryCoordinates: 'here' }, 'delivery.deliveryCoordinates'],
        ['a day', { deliveryDate: '' }, 'delivery.deliveryDate'],
        ['a known transport', { transportExternalId: 'pigeon' }, 'delivery.transportExternalId'],
      ] as [string, Partial<typeof COURIER>, string][])('needs %s', async (_, changes, field) => {
        await buyer.put(FILTER)
        const { status, body } = await buyer.order({ delivery: { ...COURIER, ...changes } })
        expect(status).toBe(422)
        expect(body).toMatchObject({ errors: [{ field }] })
      })

      it('outside every sector needs no day', async () => {
        await buyer.put(FILTER)
        const { deliveryDate: _, deliveryTime: __, ...undated } = COURIER
        const far = { ...undated, deliveryCoordinates: OUT_OF_SECTOR }
        expect((await buyer.order({ delivery: far })).status).toBe(200)
      })

      it('outside every sector keeps no day that nobody has offered', async () => {
        await buyer.put(FILTER)
        const stale = { ...COURIER, deliveryCoordinates: OUT_OF_SECTOR, deliveryDate: '01.01.2020' }
        const { body } = await buyer.order({ delivery: stale })
        const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
        expect(read.delivery).toMatchObject({ date: null, time: null })
        expect(Date.parse(read.deliveryDate ?? '')).toBeGreaterThanOrEqual(NOW.getTime())
      })
    })

    describe('of a legal person', () => {
      const company = {
        contractorTitle: 'ООО Ромашка',
        contractorInn: '7701234560',
        contractorKpp: '770101001',
      }

      it.each([
        ['person_2', {}, undefined],
        ['person_2', { contractorKpp: '1' }, 'corporateData.contractorKpp'],
        ['person_2', { contractorInn: '123' }, 'corporateData.contractorInn'],
        ['person_3', { contractorKpp: undefined }, undefined],
        ['person_3', { contractorInn: '12345678901234'.slice(0, 9) }, 'corporateData.contractorInn'],
      ] as const)('%s with %j is judged by its numbers', async (personCode, changes, field) => {
        await buyer.put(FILTER)
        const corporateData = { ...company, ...changes }
        const { status, body } = await buyer.order({ personCode, corporateData })
        if (field === undefined) expect(status).toBe(200)
        else expect(body).toMatchObject({ errors: [{ field }] })
      })

      it.each([
        ['cash', 'person_2', 10_000_000, 200],
        ['cash', 'person_2', 10_000_001, 422],
        ['bill', 'person_2', 10_000_001, 200],
        ['cash', 'person_1', 10_000_001, 200],
      ] as const)(
        'paying by %s as %s for %i kopecks is answered %i',
        async (payment, personCode, price, status) => {
          await setOffer(6, FAST, { price })
          await buyer.put(PADS)
          const order = { personCode, corporateData: company, orderPayment: { paymentExternalId: payment } }
          expect((await buyer.order(order)).status).toBe(status)
        },
      )
    })

    it.each([
      [
        'an unknown payment',
        { orderPayment: { paymentExternalId: 'shells' } },
        'orderPayment.paymentExternalId',
      ],
      ['a broken e-mail', { email: 'nobody' }, 'email'],
      [
        'an unknown shop',
        { delivery: { deliveryType: 'pickup', supplierId: 77 } },
        'delivery.storeExternalId',
      ],
      ['bonuses without a card', { writeoffBonuses: 10 }, 'writeoffBonuses'],
      ['another’s card', { bonusCardNumber: '777' }, 'bonusCardNumber'],
    ])('with %s is refused', async (_, changes, field) => {
      await buyer.put(FILTER)
      const { status, body } = await buyer.order(changes)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field }] })
      expect(await ordersOf(buyer)).toEqual([])
    })

    describe('with bonuses', () => {
      const balanceOf = async ({ user }: Buyer) => {
        const rows = await db().select().from(bonusOperations).where(eq(bonusOperations.userId, user.id))
        return rows
      }

      it('spends them, and earns on what was paid once it is issued', async () => {
        await buyer.joinClub(500)
        await buyer.put(PADS)
        const { body } = await buyer.order({ writeoffBonuses: 500 })
        expect(body.totalPrice).toBe(1800)
        const read = (await buyer.call(readOrder, { body: { orderNumber: body.orderNumber } })).body
        expect(read.total).toEqual({
          totalPrice: 2300,
          totalPriceDiscount: 1800,
          totalWriteoff: 500,
          totalReward: 54,
          totalRewardDiscount: 54,
        })
        expect(await balanceOf(buyer)).toMatchObject([
          { type: 'promo', amount: 500, remaining: 0 },
          { type: 'reward', amount: 54, remaining: 54, availableAt: null },
          { type: 'writeoff', amount: -500 },
        ])
      })

      it('never spends more than half of the goods nor more than there are', async () => {
        await buyer.joinClub(200)
        await buyer.put(FILTER)
        const { status, body } = await buyer.order({ writeoffBonuses: 196 })
        expect(status).toBe(409)
        expect(body).toMatchObject({ data: { writeoffBonuses: 195 } })
        expect((await buyer.order({ writeoffBonuses: 195 })).status).toBe(200)
        await buyer.put(FILTER)
        expect((await buyer.order({ writeoffBonuses: 6 })).body).toMatchObject({
          data: { writeoffBonuses: 5 },
        })
      })

      it('from two tabs at once spends them once', async () => {
        await buyer.joinClub(150)
        await buyer.put(FILTER, PADS)
        const whole = await buyer.orderBody({ writeoffBonuses: 150 })
        const responses = await Promise.all(
          whole.orderBasket.map((line) => buyer.send({ ...whole, orderBasket: [line] })),
        )
        expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      })

      it.each([
        ['a legal person', { personCode: 'person_3' as const }],
        ['a bill', { orderPayment: { paymentExternalId: 'bill' } }],
      ])('cannot be paid by %s', async (_, changes) => {
        await buyer.joinClub(500)
        await buyer.put(PADS)
        const corporateData = { contractorTitle: 'ИП Орлов', contractorInn: '770123456703' }
        const order = { ...changes, corporateData, writeoffBonuses: 100 }
        expect((await buyer.order(order)).body).toMatchObject({ errors: [{ field: 'writeoffBonuses' }] })
      })

      it('earns nothing for a legal person or without a card', async () => {
        await buyer.put(PADS)
        await buyer.order()
        await buyer.joinClub(0)
        await buyer.put(FILTER)
        const corporateData = { contractorTitle: 'ИП Орлов', contractorInn: '770123456703' }
        expect((await buyer.order({ personCode: 'person_3', corporateData })).status).toBe(200)
        expect(await balanceOf(buyer)).toEqual([])
      })
    })
  },
  describeWithDatabase,
)
