import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { offers } from '@/gateway/db/schema/offers'
import { orders } from '@/gateway/db/schema/orders'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { PADS } from '@/gateway/test-support/order-desk'
import { issueGiftCard } from '@/gateway/test-support/seeds/issue-gift-card'
import { useYookassa } from '@/gateway/routes/orders/testing/use-yookassa'

const PADS_ID = '00-10000006-101'

type Items = readonly { description?: unknown; quantity: string; amount: { value: string } }[]

/** Pieces and kopecks by brand, of items that a sum which does not divide has parted. */
function countOf(items: Items = []) {
  const counts: Record<string, [pieces: number, kopecks: number]> = {}
  for (const { description, quantity, amount } of items) {
    const [brand = ''] = String(description).split(' ')
    const [pieces, kopecks] = counts[brand] ?? [0, 0]
    counts[brand] = [
      pieces + Number(quantity),
      kopecks + Number(quantity) * Math.round(Number(amount.value) * 100),
    ]
  }
  return counts
}

describeWithDatabase('receipts of an order that is refused in part and comes back', (database) => {
  const { kassa, buyer, startWorker, place, pay, move, takeBack, settle } = useYookassa(database)
  const refunds = () => [...kassa().refunds.values()].map(({ receipt }) => countOf(receipt?.items))
  const handovers = () => [...kassa().receipts.values()].map(({ items }) => countOf(items))

  it.each([
    ['a card', 0, 0],
    ['a gift card that the refusal empties and a card', 50_000, 0],
    ['a gift card that outlasts the refusal and a card', 260_000, 0],
    ['bonuses and a card', 0, 101],
    ['bonuses, a gift card and a card', 15_555, 101],
  ])(
    'name what is handed over and what comes back, at its price, of one paid by %s',
    async (_, gift, bonuses) => {
      const bonusCardNumber = bonuses > 0 ? await buyer().joinClub(bonuses) : undefined
      const codes = gift > 0 ? [(await issueGiftCard(database().db, gift)).code] : []
      await database().db.update(offers).set({ quantity: 9 }).where(eq(offers.productId, 6))
      await buyer().put(PADS)
      const number = await place(3, {
        ...(bonusCardNumber && { bonusCardNumber, writeoffBonuses: bonuses }),
        ...(gift > 0 && { giftCards: { codes, amount: gift / 100 } }),
      })
      await settle((await pay(number)).id, 'succeeded')
      const sums = async () => {
        const [order] = await database().db.select().from(orders).where(eq(orders.number, number))
        return { total: order?.total ?? 0, byCard: (order?.total ?? 0) - (order?.giftTotal ?? 0) }
      }
      await startWorker()
      expect(await move(number, 'refused', { productExternalId: PADS_ID })).toBe(200)
      expect(await move(number, 'refused', { quantity: 1 })).toBe(200)
      const bought = await sums()
      expect(await move(number, 'issued')).toBe(200)
      await vi.waitFor(() => expect(handovers()).toEqual([{ Knecht: [2, bought.total] }]))
      const before = refunds().length
      expect(await takeBack(number, 'first')).toBe(200)
      const half = await sums()
      expect(await takeBack(number, 'second')).toBe(200)
      const backByCard = [bought.byCard - half.byCard, half.byCard].filter((kopecks) => kopecks > 0)
      await vi.waitFor(() =>
        expect(refunds().slice(before)).toEqual(backByCard.map((kopecks) => ({ Knecht: [1, kopecks] }))),
      )
    },
  )
})
