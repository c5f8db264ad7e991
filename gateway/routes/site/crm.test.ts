import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { consents } from '@/gateway/db/schema/accounts'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import {
  createMailbox,
  createShownMailbox,
  createSplitMailbox,
} from '@/gateway/services/messenger/create-mailbox'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { INQUIRY_FORMS, type InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

const { feedback, supplier } = INQUIRY_FORMS
const OWNER = 'owner@example.com'
const REQUESTED = {
  theme: 'part',
  query: 'щётки 5551234',
  message: 'Нужны щётки',
  name: 'Анна',
  email: 'anna-writes@example.com',
  consent: 'yes',
}
const OFFER = {
  company: '=cmd()|calc',
  inn: '7713456783',
  city: 'Тула',
  goods: 'Фильтры',
  name: 'Олег',
  phone: '+7 (916) 123-45-67',
  email: 'oleg@example.com',
  consent: 'yes',
}
const PDF = new TextEncoder().encode('%PDF-1.7 price')
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

type Sent = {
  status: number
  body: { number?: string; message?: string; errors?: { field: string; message: string }[] }
}
type File = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Extra = { files?: File[]; key?: string; from?: string; sec?: string; headers?: Record<string, string> }

describeWithDatabase('filled forms', (database) => {
  let gateway: TestGateway
  let callers = 0
  beforeAll(async () => {
    gateway = await createTestGateway(database().db, { inquiryDesk: { hasCrm: false, email: OWNER } })
  })
  afterAll(() => gateway.close())

  const freshAddress = () => `198.51.100.${(callers += 1)}`

  async function fill(form: InquiryForm, values: unknown, extra: Extra = {}, at = gateway): Promise<Sent> {
    const { files = [], key, from = freshAddress(), sec = form.sec, headers = {} } = extra
    const body = new FormData()
    body.append('id', form.id)
    body.append('sec', sec)
    body.append('values', typeof values === 'string' ? values : JSON.stringify(values))
    if (key !== undefined) body.append('idempotencyKey', key)
    for (const { name, bytes } of files) body.append('files', new Blob([bytes]), name)
    const response = await at.app.request(GATEWAY_BASE_PATH + fillCrmForm.path, {
      method: 'POST',
      headers: { origin: 'http://localhost', 'x-forwarded-for': from, ...headers },
      body,
    })
    return { status: response.status, body: await response.json() }
  }
  const rowOf = async (number: string | undefined) => {
    const [row] = await database()
      .db.select()
      .from(inquiries)
      .where(eq(inquiries.number, number ?? ''))
    if (!row) throw new Error('the inquiry was not kept')
    return row
  }
  const messagesAbout = async (number: string | undefined) =>
    (await database().db.select().from(outboxMessages).orderBy(outboxMessages.id)).filter(
      ({ subject, text }) => subject.includes(number ?? '-') || text.includes(number ?? '-'),
    )

  it('are kept under a number, told to the owner and acknowledged', async () => {
    const { status, body } = await fill(feedback, REQUESTED)
    expect(status).toBe(200)
    expect(body.number).toMatch(/^\d{6}-\d{5}$/)
    expect((await rowOf(body.number)).answers).toEqual(REQUESTED)
    const messages = await messagesAbout(body.number)
    expect(messages.map(({ recipient, kind }) => [kind, recipient])).toEqual([
      ['inquiry', OWNER],
      ['inquiry-received', REQUESTED.email],
    ])
    expect(messages[0]?.text).toContain('Тема: Подобрать деталь')
    expect(messages[0]?.headers).toEqual({ 'Reply-To': REQUESTED.email })
    expect(messages[1]?.text).not.toContain(REQUESTED.message)
  })

  it('are taken under another number when the one that is drawn is taken', async () => {
    const day = (await fill(feedback, { ...REQUESTED, email: 'day@example.com' })).body.number?.slice(0, 7)
    await database().db.execute(sql`insert into inquiries (number, key, form, answers, created_at)
      select ${day} || lpad(n::text, 5, '0'), 'taken ' || n, 'feedback', '{}', now() from generate_series(0, 99998, 2) n
      on conflict do nothing`)
    for (let count = 0; count < 8; count += 1) {
      const message = `Нужны щётки, ${count} штук`
      expect((await fill(feedback, { ...REQUESTED, email: `a${count}@example.com`, message })).status).toBe(
        200,
      )
    }
    await database().db.execute(sql`delete from inquiries where key like 'taken %'`)
  })

  it('keep nothing under a name that the form does not ask for', async () => {
    const strange =
      '"__proto__":{"name":"x"},"constructor":"x","number":"1","name\\r\\nBcc":"x","toString":"x"'
    const requested = { ...REQUESTED, email: 'strange@example.com' }
    const { status, body } = await fill(feedback, `{${strange},${JSON.stringify(requested).slice(1)}`)
    expect(status).toBe(200)
    expect((await rowOf(body.number)).answers).toEqual(requested)
    for (const { text, headers, subject } of await messagesAbout(body.number))
      expect(JSON.stringify([text, headers, subject])).not.toMatch(/Bcc|constructor/)
  })

  it('keep no sign that turns what stands beside an answer or commands the terminal that lists them', async () => {
    const message = 'Нужны щётки\u202E\u001B[2J и свечи'
    const { body } = await fill(feedback, { ...REQUESTED, email: 'signs@example.com', message })
    expect((await rowOf(body.number)).answers).toMatchObject({ message: 'Нужны щётки[2J и свечи' })
  })

  it('name the file that they do not take as its sender calls it', async () => {
    const { body } = await fill(supplier, OFFER, { files: [{ name: 'C:\\прайс\u202E.csv', bytes: PNG }] })
    expect(body.errors?.[0]?.message).toMatch(/^«прайс\.csv» — не /)
  })

  it('keep files by their content and under tame names', async () => {
    const files = [{ name: '../../прайс «2026».exe', bytes: PDF }]
    const { body } = await fill(supplier, OFFER, { files })
    const { id } = await rowOf(body.number)
    const [file] = await database().db.select().from(inquiryFiles).where(eq(inquiryFiles.inquiryId, id))
    expect(file).toMatchObject({ name: 'прайс «2026».pdf', contentType: 'application/pdf', size: PDF.length })
    const content = await gateway.deps.files.open('private', file?.path ?? '')
    expect(await content?.text()).toBe(new TextDecoder().decode(PDF))
    expect((await messagesAbout(body.number))[0]?.paper).toEqual({ kind: 'inquiry', inquiryId: id })
  })

  it('take an INN whose check digit does not fit', async () => {
    const { status, body } = await fill(supplier, { ...OFFER, inn: '7713456784' })
    expect(status).toBe(200)
    expect((await rowOf(body.number)).answers).toMatchObject({ inn: '7713456784' })
  })

  it.each<[string, InquiryForm, object, Extra, string]>([
    ['a name that cannot be seen', feedback, { ...REQUESTED, name: '\u3164\u200B' }, {}, 'name'],
    ['a missing answer', feedback, { ...REQUESTED, message: ' ' }, {}, 'message'],
    ['no consent', feedback, { ...REQUESTED, consent: '' }, {}, 'consent'],
    ['a theme that is not offered', feedback, { ...REQUESTED, theme: 'spam' }, {}, 'theme'],
    [
      'a mail address that would add a header',
      feedback,
      { ...REQUESTED, email: 'a@b.ru\r\nBcc: c@d.ru' },
      {},
      'email',
    ],
    ['a name of two lines', feedback, { ...REQUESTED, name: 'Анна\nBcc: c@d.ru' }, {}, 'name'],
    ['an INN of zeros', supplier, { ...OFFER, inn: '0000000000' }, {}, 'inn'],
    ['a phone of another country', supplier, { ...OFFER, phone: '+996 555 123456' }, {}, 'phone'],
    ['a picture for a price list', supplier, OFFER, { files: [{ name: 'p.csv', bytes: PNG }] }, 'files'],
    [
      'a page for a photo',
      feedback,
      REQUESTED,
      { files: [{ name: 'p.png', bytes: new TextEncoder().encode('<html>') }] },
      'files',
    ],
    ['a wrong key of the form', feedback, REQUESTED, { sec: 'other' }, 'id'],
  ])('are refused with %s', async (_, form, values, extra, field) => {
    const { status, body } = await fill(form, values, extra)
    expect(status).toBe(422)
    expect(body.errors?.map((error) => error.field)).toContain(field)
  })

  it.each(['{', '[]', '"text"', '{"name":{"a":1}}'])(
    'are refused when the answers are %s',
    async (values) => {
      expect((await fill(feedback, values)).status).toBe(422)
    },
  )

  it('are one inquiry under one key, and for one press without a key', async () => {
    const first = await fill(feedback, REQUESTED, { key: 'press-1' })
    expect((await fill(feedback, REQUESTED, { key: 'press-1' })).body).toEqual(first.body)
    const another = { ...REQUESTED, email: 'boris-writes@example.com' }
    expect((await fill(feedback, another, { key: 'press-1' })).body.number).not.toBe(first.body.number)
    const from = freshAddress()
    const [one, two] = await Promise.all([
      fill(feedback, REQUESTED, { from }),
      fill(feedback, REQUESTED, { from }),
    ])
    expect(one.status).toBe(200)
    expect(one.body).toEqual(two.body)
    expect(await messagesAbout(one.body.number)).toHaveLength(2)
  })

  it('are bounded by address, and their emails by mailbox', async () => {
    const from = freshAddress()
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      const { status } = await fill(feedback, { ...REQUESTED, email: `m${at}@example.com` }, { from })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const email = 'often@example.com'
    for (let at = 0; at < 5; at += 1) {
      expect((await fill(feedback, { ...REQUESTED, email, message: String(at) })).status).toBe(200)
    }
    const last = await fill(feedback, { ...REQUESTED, email })
    expect(last.status).toBe(200)
    expect(await messagesAbout(last.body.number)).toHaveLength(1)
  })

  it('of somebody signed in are his, with his consent in the log', async () => {
    const { user, cookie } = await signedIn(gateway)
    const { body } = await fill(feedback, { ...REQUESTED, email: user.email ?? '' }, { headers: { cookie } })
    expect((await rowOf(body.number)).userId).toBe(user.id)
    const given = await database().db.select().from(consents).where(eq(consents.userId, user.id))
    expect(given.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([['personal-data', true]])
  })

  it('wait for the owner’s CRM where there is one', async () => {
    const now = () => new Date()
    const withCrm = await createTestGateway(database().db, {
      mailbox: createSplitMailbox({
        sms: createShownMailbox(now),
        email: createShownMailbox(now),
        crm: createMailbox(now),
        webhook: createShownMailbox(now),
      }),
      inquiryDesk: { hasCrm: true, email: OWNER },
      orderDesk: { hasWebhook: true, email: 'counter@example.com' },
    })
    const { body } = await fill(supplier, OFFER, {}, withCrm)
    const [announced, message, ...rest] = await messagesAbout(body.number)
    expect(announced).toMatchObject({ channel: 'webhook', kind: 'inquiry', recipient: body.number })
    expect(message).toMatchObject({ channel: 'crm', recipient: 'supplier', status: 'waiting' })
    expect(JSON.parse(message?.text ?? '')).toEqual({ ...OFFER, phone: '79161234567', number: body.number })
    expect(rest.map(({ kind }) => kind)).toEqual(['inquiry-received'])
    await withCrm.close()
  })
})
