import { beforeEach, expect, it } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { requireDelivery } from '@/gateway/services/codes/require-delivery'
import { describeWithDatabase } from '@/gateway/test-support/databases'

const NOW = new Date('2026-03-02T12:00:00Z')
const stuck = {
  channel: 'sms',
  recipient: '79000000001',
  subject: 'Код',
  text: '1234',
  isUrgent: true,
  status: 'waiting',
  attempts: 2,
  failure: 'answered 500',
  createdAt: NOW,
} as const

describeWithDatabase('whoever would wait for a code', (database) => {
  beforeEach(async () => {
    await database().db.delete(outboxMessages)
  })

  it.each([
    ['is told when those before him do not leave', stuck, false],
    ['waits after one slip', { ...stuck, attempts: 1 }, true],
    ['waits while the first is on its way', { ...stuck, failure: null }, true],
    ['waits when it was long ago', { ...stuck, createdAt: new Date(NOW.getTime() - 301_000) }, true],
    ['waits once it has left', { ...stuck, status: 'sent' as const }, true],
    ['waits for another way', { ...stuck, channel: 'email' as const }, true],
    ['waits when only emails are late', { ...stuck, isUrgent: false }, true],
  ])('%s', async (_, row, isTaken) => {
    const { db } = database()
    await db.insert(outboxMessages).values(row)
    const requested = requireDelivery({ db, now: () => NOW }, 'sms', 300)
    if (isTaken) await requested
    else await expect(requested).rejects.toThrow('служба сообщений не отвечает')
  })
})
