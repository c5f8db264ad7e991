import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import {
  changeInquiry,
  listDeadMessages,
  listInquiries,
  resendMessage,
} from '@/lib/gateway/contracts/site/inquiry-desk'

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
    const body = { number: 'sent', version: 0, status: 'closed' as const }
    expect((await other.call(changeInquiry, { body })).status).toBe(403)
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

  describe('an inquiry that is worked on', () => {
    type Change = Parameters<typeof callGateway<typeof changeInquiry>>[2]['body']
    let manager: SignedIn
    let written = 0

    beforeAll(async () => {
      manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
    })

    const change = (who: SignedIn, body: Change) => who.call(changeInquiry, { body })
    async function send(answers: Record<string, string> = { message: 'Есть?', email: 'ivan@example.com' }) {
      const number = `asked ${(written += 1)}`
      await database()
        .db.insert(inquiries)
        .values({ number, key: number, form: 'feedback', answers, createdAt: NOW })
      return number
    }
    const mailsTo = async (recipient: string) =>
      database().db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient))
    const counts = async () => (await admin.call(listInquiries, { body: {} })).body.counts

    it('is taken up, answered by email and closed, and its log names who did it', async () => {
      const number = await send()
      const before = await counts()
      const taken = (await change(manager, { number, version: 0, status: 'in_work' })).body
      expect(await counts()).toMatchObject({
        new: (before?.new ?? 0) - 1,
        in_work: (before?.in_work ?? 0) + 1,
      })
      const listed = await admin.call(listInquiries, { body: { state: 'in_work' } })
      expect(listed.body.inquiries.map((one) => one.number)).toContain(number)
      const answer = {
        number,
        version: taken.version ?? 0,
        status: 'answered',
        text: 'Есть, приезжайте.',
      } as const
      expect((await change(admin, { ...answer, text: ' ' })).status).toBe(422)
      const answered = (await change(manager, answer)).body
      // The same press again: no second email.
      expect((await change(manager, answer)).body.version).toBe(answered.version)
      expect((await mailsTo('ivan@example.com')).map(({ kind, text }) => [kind, text])).toEqual([
        ['inquiry-answered', expect.stringContaining('Есть, приезжайте.')],
      ])
      const closed = (await change(admin, { number, version: answered.version ?? 0, status: 'closed' })).body
      expect(closed).toMatchObject({ status: 'closed', email: 'ivan@example.com' })
      expect(closed.history.map(({ status, author, isSent }) => [status, author, isSent])).toEqual([
        ['in_work', 'Мария', false],
        ['answered', 'Мария', true],
        ['closed', expect.any(String), false],
      ])
    })

    it('is changed by one of two at once, and the other is told by whom', async () => {
      const number = await send()
      const answers = await Promise.all([
        change(manager, { number, version: 0, status: 'in_work' }),
        change(admin, { number, version: 0, status: 'answered', text: 'Нет.' }),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const late = await change(manager, { number, version: 0, status: 'closed' })
      expect(late.status).toBe(409)
      expect(JSON.stringify(late.body)).toMatch(/Пока вы смотрели, обращение изменилось/)
      expect((await change(manager, { number: 'none', version: 0, status: 'closed' })).status).toBe(404)
    })

    it('is answered without an email where there is no address', async () => {
      const number = await send({ message: 'Перезвоните', phone: '79000000001' })
      const { body } = await change(manager, { number, version: 0, status: 'answered', text: 'Позвонила.' })
      expect(body).toMatchObject({ email: null, history: [{ isSent: false, text: 'Позвонила.' }] })
      expect(body.answers).toContainEqual({ label: expect.any(String), text: '+7 (900) 000-00-01' })
    })

    it('is answered without an email in a shop that sends none', async () => {
      const number = await send({ message: 'Есть колодки?', email: 'olga@example.com' })
      const mute = await createTestGateway(database().db, { sendsMail: false })
      const answer = { number, version: 0, status: 'answered', text: 'Есть.' } as const
      const { body } = await callGateway(mute, changeInquiry, { body: answer }, { cookie: manager.cookie })
      expect(body).toMatchObject({ email: null, history: [{ isSent: false, text: 'Есть.' }] })
      await mute.close()
    })
  })
})
