import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { listDeadMessages, listInquiries, resendMessage } from '@/lib/gateway/contracts/site/inquiry-desk'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const NOW = new Date('2026-11-22T09:00:00Z')

describeWithDatabase('the desk of inquiries', (database) => {
  let gateway: TestGateway
  let admin: SignedIn
  const ids = new Map<string, number>()

  beforeAll(async () => {
    const { db } = database()
    gateway = await createTestGateway(db, { now: () => NOW })
    admin = await signedIn(gateway, { isAdmin: true })
    const made = await db
      .insert(inquiries)
      .values(
        ['sent', 'dead', 'untold'].map((number) => ({
          number,
          key: number,
          form: 'feedback',
          answers: { theme: 'part', message: 'Нужны щётки', consent: 'yes' },
          createdAt: NOW,
        })),
      )
      .returning()
    const inquiryOf = (number: string) => made.find((row) => row.number === number)?.id ?? 0
    await db.insert(inquiryFiles).values({
      inquiryId: inquiryOf('dead'),
      name: 'щётка.jpg',
      contentType: 'image/jpeg',
      size: 1,
      position: 0,
      path: 'inquiries/x.jpg',
    })
    const message = {
      channel: 'email',
      subject: 'Тема',
      text: 'Текст',
      createdAt: NOW,
      endedAt: NOW,
    } as const
    const rows = await db
      .insert(outboxMessages)
      .values([
        ...(['sent', 'dead'] as const).map((status) => ({
          ...message,
          kind: 'inquiry' as const,
          recipient: 'owner@example.com',
          paper: { kind: 'inquiry' as const, inquiryId: inquiryOf(status) },
          status,
          attempts: 3,
          failure: 'status 500',
        })),
        { ...message, kind: 'gift-card', recipient: 'gift', status: 'dead', failure: 'no such mailbox' },
        { ...message, kind: 'code', recipient: 'code', status: 'dead', failure: 'expired' },
        { ...message, kind: 'order-placed', recipient: 'fine', status: 'sent' },
      ])
      .returning()
    for (const { id, recipient, status } of rows) ids.set(`${recipient} ${status}`, id)
  })
  afterAll(() => gateway.close())

  const list = (state: 'all' | 'dead') => admin.call(listInquiries, { body: { state } })
  const resend = (who: SignedIn, name: string) =>
    who.call(resendMessage, { body: { id: ids.get(name) ?? 0 } })

  it('is for administrators alone', async () => {
    const other = await signedIn(gateway)
    expect((await other.call(listInquiries, { body: {} })).status).toBe(403)
    expect((await other.call(listDeadMessages, { body: {} })).status).toBe(403)
    expect((await resend(other, 'owner@example.com dead')).status).toBe(403)
  })

  it('tells what was asked in the words of the form, and what became of telling the owner', async () => {
    const { body } = await list('all')
    expect(body.inquiries.map(({ number, delivery: { state } }) => [number, state])).toEqual([
      ['untold', 'none'],
      ['dead', 'dead'],
      ['sent', 'sent'],
    ])
    expect(body).toMatchObject({ dead: 1, pagination: { total: 3 } })
    expect((await list('dead')).body.inquiries).toMatchObject([
      {
        number: 'dead',
        title: 'Обращение в поддержку',
        answers: [
          { label: 'Тема', text: 'Подобрать деталь' },
          { label: 'Сообщение', text: 'Нужны щётки' },
        ],
        files: ['щётка.jpg'],
        delivery: { attempts: 3, failure: 'status 500' },
      },
    ])
  })

  it('shows what did not reach customers, and does not offer codes again', async () => {
    const { body } = await admin.call(listDeadMessages, { body: {} })
    expect(body.messages.map(({ recipient, canResend }) => [recipient, canResend])).toEqual([
      ['code', false],
      ['gift', true],
    ])
    expect((await resend(admin, 'code dead')).status).toBe(409)
  })

  it('sends a message once more for a day, and only when it was given up', async () => {
    expect((await resend(admin, 'owner@example.com dead')).body).toMatchObject({ state: 'waiting' })
    expect((await resend(admin, 'owner@example.com dead')).body).toMatchObject({ state: 'waiting' })
    expect((await resend(admin, 'fine sent')).body).toMatchObject({ state: 'sent' })
    expect((await admin.call(resendMessage, { body: { id: 999_999 } })).status).toBe(404)
    const [row] = await database()
      .db.select()
      .from(outboxMessages)
      .where(eq(outboxMessages.id, ids.get('owner@example.com dead') ?? 0))
    expect(row).toMatchObject({
      status: 'waiting',
      nextAt: NOW,
      expiresAt: new Date('2026-11-23T09:00:00Z'),
      endedAt: null,
    })
    expect((await list('dead')).body.inquiries).toEqual([])
  })
})
