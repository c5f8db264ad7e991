import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '@/gateway/core/logger'
import type { Message, SendOutcome, SentMessage } from '@/gateway/core/ports/messenger'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { claimMessages, LEASE_MS } from '@/gateway/services/messenger/claim-messages'
import { createMailbox } from '@/gateway/services/messenger/create-mailbox'
import { startMessageWorker } from '@/gateway/services/messenger/start-message-worker'
import { tidyOutbox } from '@/gateway/services/messenger/tidy-outbox'
import { watchOutbox } from '@/gateway/services/messenger/watch-outbox'
import { describeOnDatabases } from '@/gateway/test-support/databases'

const START = Date.parse('2026-03-01T09:00:00Z')
const DAY_MS = 86_400_000

type Sent = SentMessage & { key: string }

describeOnDatabases('the worker of the outbox', (database) => {
  let now = START
  let sent: Sent[] = []
  let answer: (message: Sent) => SendOutcome | Promise<SendOutcome>
  let workers: ReturnType<typeof startMessageWorker>[] = []
  let isHolding: (() => void) | undefined

  beforeEach(async () => {
    now = START
    sent = []
    answer = () => ({ kind: 'sent' })
    await database().db.delete(outboxMessages)
  })
  afterEach(async () => {
    isHolding?.()
    isHolding = undefined
    await Promise.all(workers.map((worker) => worker.stop()))
    workers = []
  })

  const clock = () => new Date(now)
  const wait = (ms: number) => {
    now += ms
    for (const worker of workers) worker.wake()
  }
  const start = (count: (kind: string, outcome: string) => void = () => {}) => {
    const sender = {
      send: async (message: SentMessage, key: string) => {
        sent.push({ ...message, key })
        return answer({ ...message, key })
      },
    }
    const worker = startMessageWorker({
      db: database().db,
      sender,
      webhook: sender,
      logger: createLogger('silent'),
      now: clock,
      attach: async (paper) =>
        paper.kind !== 'bill' || paper.orderId === 'gone'
          ? undefined
          : [{ name: 'bill.pdf', contentType: 'application/pdf', content: Buffer.from(paper.orderId) }],
      count,
    })
    workers.push(worker)
    return worker
  }
  const mail = (changes: Partial<Message> = {}): Message => ({
    kind: 'order-placed',
    channel: 'email',
    to: 'A@example.com',
    subject: 'Заказ',
    text: 'Заказ принят.',
    ...changes,
  })
  const code = (text: string) =>
    mail({ kind: 'code', text, isUrgent: true, expiresAt: new Date(now + 300_000) })
  const post = async (message: Message) => {
    await createMailbox(clock).post(database().db, message)
    for (const worker of workers) worker.wake()
  }
  const rows = () => database().db.select().from(outboxMessages).orderBy(outboxMessages.id)
  const becomes = (...statuses: string[]) =>
    vi.waitFor(async () => expect((await rows()).map(({ status }) => status)).toEqual(statuses), 10_000)

  it('does not wait for an hour of the clock that was set back', async () => {
    const { db } = database()
    await db.insert(outboxMessages).values({
      key: randomUUID(),
      channel: 'sms',
      recipient: '79000000001',
      subject: 'Код',
      text: '1',
      status: 'waiting',
      isUrgent: true,
      createdAt: clock(),
      nextAt: new Date(now + DAY_MS),
    })
    const claim = { isUrgent: true, channels: ['sms'], limit: 5 } as const
    expect(await claimMessages(db, { ...claim, now: clock() })).toHaveLength(1)
    expect(await claimMessages(db, { ...claim, now: clock() })).toHaveLength(0)
  })

  it('hears of a message at the commit and sends it once, under a key of its own', async () => {
    const worker = start()
    const stopHearing = await database().listen(OUTBOX_NOTIFICATION, {
      onMessage: worker.wake,
      onMissed: worker.wake,
    })
    await database().db.transaction(async (tx) => {
      await createMailbox(clock).post(tx, mail())
      expect(sent).toEqual([])
    })
    await becomes('sent')
    await stopHearing()
    const [row] = await rows()
    expect(sent).toEqual([
      { channel: 'email', to: 'a@example.com', subject: 'Заказ', text: 'Заказ принят.', key: row?.key },
    ])
  })

  it("tells the owner's system alone what a message announces", async () => {
    start()
    await post(mail())
    await post(mail({ channel: 'webhook', kind: 'cancellation-announced', to: '1000001' }))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(Object.fromEntries(sent.map(({ channel, kind }) => [channel, kind]))).toEqual({
      email: undefined,
      webhook: 'cancellation-announced',
    })
  })

  it('never hears of a message whose cause was taken back', async () => {
    start()
    await database()
      .db.transaction(async (tx) => {
        await createMailbox(clock).post(tx, mail())
        throw new Error('no order')
      })
      .catch(() => undefined)
    await post(mail({ subject: 'Другой' }))
    await becomes('sent')
    expect(sent.map(({ subject }) => subject)).toEqual(['Другой'])
  })

  it('tries again after a pause that grows, with the same key, until the service takes it', async () => {
    answer = () => ({ kind: 'failed', reason: 'away' })
    start()
    await post(mail())
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ failure: 'away', attempts: 1 }))
    wait(4_000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(sent).toHaveLength(1)
    workers = []
    start()
    wait(1_000)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(2))
    answer = () => ({ kind: 'sent' })
    await vi.waitFor(async () => expect((await rows())[0]?.nextAt.getTime()).toBe(now + 15_000))
    wait(15_000)
    await becomes('sent')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('waits as long as the service asks', async () => {
    answer = () => ({ kind: 'failed', reason: 'busy', retryAfterMs: 60_000 })
    start()
    await post(mail())
    await vi.waitFor(async () => expect((await rows())[0]?.nextAt.getTime()).toBe(now + 60_000))
  })

  it('gives up what the service refuses, for an owner to see', async () => {
    answer = () => ({ kind: 'refused', reason: 'the service answered 422' })
    const registry = new Registry()
    start(watchOutbox(registry, database().db))
    await post(mail())
    await becomes('dead')
    expect((await rows())[0]).toMatchObject({ failure: 'the service answered 422', text: 'Заказ принят.' })
    const figures = await registry.metrics()
    expect(figures).toContain('gateway_outbox_messages{status="dead"} 1')
    expect(figures).toContain('gateway_outbox_messages{status="waiting"} 0')
    expect(figures).toContain('gateway_messages_total{kind="order-placed",outcome="refused"} 1')
  })

  it('gives an email up after three days, and sends it no more', async () => {
    answer = () => ({ kind: 'failed', reason: 'away' })
    start()
    await post(mail())
    await vi.waitFor(async () => expect((await rows())[0]?.failure).toBe('away'))
    wait(3 * DAY_MS)
    await becomes('dead')
    expect(sent).toHaveLength(1)
  })

  it('makes the paper of an email when it sends it', async () => {
    start()
    await post(mail({ html: '<p>Счёт</p>', paper: { kind: 'bill', orderId: 'order-1' } }))
    await becomes('sent')
    expect(sent[0]).toMatchObject({
      html: '<p>Счёт</p>',
      attachments: [{ name: 'bill.pdf', content: Buffer.from('order-1') }],
    })
    await post(mail({ paper: { kind: 'bill', orderId: 'gone' } }))
    await becomes('sent', 'dead')
    expect(sent).toHaveLength(1)
  })

  it('forgets a code when it is sent, and when it is of no use any more', async () => {
    start()
    await post(code('1234 — код'))
    await becomes('sent')
    expect((await rows())[0]?.text).toBe('')
    answer = () => ({ kind: 'failed', reason: 'away' })
    await post(code('5678 — код'))
    await vi.waitFor(async () => expect((await rows())[1]?.failure).toBe('away'))
    wait(300_000)
    await becomes('sent', 'dead')
    expect((await rows())[1]).toMatchObject({ text: '', failure: 'expired' })
    expect(sent.filter(({ text }) => text.startsWith('5678'))).toHaveLength(1)
  })

  it('sends a code at once while a deaf service keeps every email waiting', async () => {
    const held = new Promise<void>((resolve) => (isHolding = resolve))
    answer = ({ channel }) => (channel === 'sms' ? { kind: 'sent' } : held.then(() => ({ kind: 'sent' })))
    start()
    for (let at = 0; at < 12; at += 1) await post(mail())
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
    await post({ ...code('1234 — код'), channel: 'sms' })
    await vi.waitFor(() => expect(sent.map(({ text }) => text)).toContain('1234 — код'))
    expect(sent.length).toBeLessThan(12)
  })

  it('sends nothing twice, however many gateways there are', async () => {
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      return { kind: 'sent' }
    }
    for (let at = 0; at < 40; at += 1) await post(mail({ to: `${at}@example.com` }))
    for (let at = 0; at < 4; at += 1) start()
    await becomes(...Array.from({ length: 40 }, () => 'sent'))
    expect(sent).toHaveLength(40)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(40)
  })

  it('takes over, with the same key, what a gateway had in hand when it died', async () => {
    await post(mail())
    const [claimed] = await claimMessages(database().db, {
      isUrgent: false,
      channels: ['email'],
      limit: 4,
      now: clock(),
    })
    start()
    wait(LEASE_MS - 1)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(sent).toEqual([])
    start()
    wait(1)
    await becomes('sent')
    expect(sent).toMatchObject([{ key: claimed?.key }])
  })

  it('forgets what was sent after a month, and what was given up after three', async () => {
    const { db } = database()
    for (const status of ['sent', 'dead', 'waiting', 'kept'] as const) {
      await db.insert(outboxMessages).values({
        key: randomUUID(),
        channel: 'email',
        recipient: 'a@example.com',
        subject: '',
        text: '',
        status,
        createdAt: clock(),
        endedAt: clock(),
      })
    }
    await tidyOutbox(db, new Date(now + 31 * DAY_MS))
    expect((await rows()).map(({ status }) => status)).toEqual(['dead', 'waiting', 'kept'])
    await tidyOutbox(db, new Date(now + 91 * DAY_MS))
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'kept'])
  })
})
