import { eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { giftPurchases } from '@/gateway/db/schema/gift-purchases'
import { payments, refunds } from '@/gateway/db/schema/payments'
import { eraseFinishedGifts } from '@/gateway/services/accounts/erase/erase-gifts'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { cancelGiftPurchase } from '@/lib/gateway/contracts/orders/gift-cards'
import { deleteProfile } from '@/lib/gateway/contracts/accounts/passport'

describeOnDatabases('an account is deleted', (database) => {
  const { stranger, shopper, gateway, now, messagesTo } = useAccountGateway(database)

  it('with the people of its gift cards, which are still sent, cancelled and paid back', async () => {
    const { db } = database()
    const one = await shopper()
    const gift = {
      userId: one.user.id,
      amount: 300_000,
      design: 'road' as const,
      buyerName: 'Приметная',
      buyerEmail: 'primetnaya@example.com',
      recipientName: 'Видная',
      recipientEmail: 'vidnaya@example.com',
      words: 'Приметной подруге',
    }
    const references = (['created', 'paid', 'sent', 'spent', 'cancelled'] as const).map(
      (state) => `${state}-${one.user.id}`,
    )
    const [created = '', paid = '', sent = '', spent = '', cancelled = ''] = references
    const bought = await db
      .insert(giftPurchases)
      .values(
        references.map((reference) => {
          const [state = ''] = reference.split('-')
          return {
            ...gift,
            number: reference,
            reference,
            status: state === 'spent' ? ('sent' as const) : (state as 'created'),
            deliverAt: new Date(now() + (state === 'paid' ? 3_600_000 : 0)),
          }
        }),
      )
      .returning()
    const idOf = (reference: string) => bought.find((row) => row.reference === reference)?.id ?? ''
    await db.insert(giftCards).values(
      [sent, spent].map((reference) => ({
        codeHash: reference,
        lastFour: 'ABCD',
        purchaseId: idOf(reference),
        nominal: gift.amount,
        balance: reference === sent ? gift.amount : 1,
        validUntil: new Date(now() + 86_400_000),
      })),
    )
    const receipt = { contact: { email: gift.buyerEmail }, lines: [] }
    await db.insert(payments).values(
      [created, paid, sent].map((reference) => ({
        giftPurchaseId: idOf(reference),
        status: reference === created ? ('created' as const) : ('succeeded' as const),
        amount: gift.amount,
        receipt,
        provider: 'bank',
        providerReference: reference,
        nextAt: reference === created ? new Date(now()) : null,
      })),
    )
    await one.call(deleteProfile, { body: { password: GOOD_PASSWORD } })
    const rowOf = async (reference: string) => {
      const [row] = await db.select().from(giftPurchases).where(eq(giftPurchases.reference, reference))
      return row
    }
    const noOne = { buyerName: '', buyerEmail: '', recipientName: '', recipientEmail: '', words: '' }
    expect(await rowOf(created)).toMatchObject({ ...noOne, status: 'cancelled' })
    for (const reference of [spent, cancelled]) expect(await rowOf(reference)).toMatchObject(noOne)
    expect(await rowOf(sent)).toMatchObject({ ...noOne, recipientEmail: gift.recipientEmail })
    expect(await rowOf(paid)).toMatchObject({ ...gift, buyerEmail: '' })

    expect(await settlePayment(gateway().deps, created, 'succeeded')).toBe(true)
    for (const reference of [sent, paid])
      expect((await stranger().call(cancelGiftPurchase, { body: { reference } })).body.status).toBe(
        'cancelled',
      )
    expect((await messagesTo(gift.recipientEmail)).map(({ text }) => text)).toEqual([
      expect.stringContaining('которую вам отправили, отменена'),
    ])
    expect(await rowOf(paid)).toMatchObject({ buyerName: '', recipientName: '', words: '' })
    const owed = await db
      .select({ amount: refunds.amount, receipt: refunds.receipt })
      .from(refunds)
      .where(
        inArray(
          refunds.paymentId,
          db.select({ id: payments.id }).from(payments).where(isNotNull(payments.giftPurchaseId)),
        ),
      )
    expect(owed.map(({ amount }) => amount)).toEqual([gift.amount, gift.amount, gift.amount])
    await eraseFinishedGifts(db)
    for (const table of ['gift_purchases', 'payments', 'refunds'])
      expect(JSON.stringify(await db.execute(`select * from ${table}`))).not.toMatch(
        /Приметн|primetnaya|vidnaya/,
      )
  })
})
