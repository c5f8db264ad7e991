import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSmtpSender } from '@/gateway/services/messenger/create-smtp-sender'

const MAIL = { channel: 'email', to: 'olga@example.com', subject: 'Заказ', text: 'Готов' } as const
const FROM = 'Магазин <shop@shop.example>'

type Received = { from: string; to: readonly string[]; login: string | undefined; source: string }

let server: SMTPServer
let received: Received[]
let refusal: { at: 'login' | 'recipient' | 'mail'; code: number } | undefined

function refuse(at: NonNullable<typeof refusal>['at']): Error | null {
  return refusal?.at === at ? Object.assign(new Error('not taken'), { responseCode: refusal.code }) : null
}

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => done(refuse('login'), { user: `${username}:${password}` }),
    onRcptTo: (_, __, done) => done(refuse('recipient')),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          login: typeof user === 'string' ? user : undefined,
          source: Buffer.concat(chunks).toString(),
        })
        done(refuse('mail'))
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
})
beforeEach(() => {
  received = []
  refusal = undefined
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

function portOf() {
  return (server.server.address() as AddressInfo).port
}

function send(message: Parameters<ReturnType<typeof createSmtpSender>['send']>[0] = MAIL, key = 'key-1') {
  return createSmtpSender({ url: `smtp://shop:secret@127.0.0.1:${portOf()}`, from: FROM }).send(message, key)
}

it('sends an email in the name of the shop, with both texts, files and headers', async () => {
  const file = { name: 'Счёт.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }
  const mail = {
    ...MAIL,
    html: '<p>Готов</p>',
    headers: { 'Reply-To': 'a@b.example' },
    attachments: [file],
  }
  expect(await send(mail)).toEqual({ kind: 'sent' })
  expect(received).toMatchObject([{ from: 'shop@shop.example', to: [MAIL.to], login: 'shop:secret' }])
  const source = received[0]?.source
  expect(source).toContain('Reply-To: a@b.example')
  expect(source).toContain(Buffer.from('<p>Готов</p>').toString('base64'))
  expect(source).toContain(Buffer.from('Готов').toString('base64'))
  expect(source).toContain('JVBERg==')
  expect(source).toContain('Content-Type: application/pdf')
})

it('sends the same email under the same Message-ID', async () => {
  await send()
  await send()
  const ids = received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
  expect(ids).toEqual(['<key-1@shop.example>', '<key-1@shop.example>'])
})

it('adds no recipient and no header that an address or a subject contains', async () => {
  await send({ ...MAIL, to: 'olga@example.com, evil@example.com', subject: 'Код\r\nBcc: evil@example.com' })
  expect(received.flatMap(({ to }) => to)).not.toContain('evil@example.com')
  expect(received.map(({ source }) => source).join('')).not.toMatch(/^Bcc:/im)
})

it.each([
  ['an unknown recipient', 'recipient', 550, 'refused'],
  ['a full mailbox', 'recipient', 452, 'failed'],
  ['spam', 'mail', 554, 'refused'],
  ['a busy server', 'mail', 451, 'failed'],
  ['a wrong password, which the owner mends', 'login', 535, 'failed'],
] as const)('says what became of an email after %s', async (_, at, code, kind) => {
  refusal = { at, code }
  expect(await send()).toEqual({ kind, reason: expect.stringContaining('not taken') })
})

it('fails where no server answers', async () => {
  const sender = createSmtpSender({ url: 'smtp://127.0.0.1:1', from: FROM })
  expect(await sender.send(MAIL, 'key-1')).toMatchObject({ kind: 'failed' })
})

it('gives no password to a server of another network that does not encrypt', async () => {
  // 0.0.0.0 leads to this machine, and no rule takes it for its own network.
  const sender = createSmtpSender({ url: `smtp://shop:secret@0.0.0.0:${portOf()}`, from: FROM })
  expect(await sender.send(MAIL, 'key-1')).toEqual({
    kind: 'failed',
    reason: expect.stringContaining('STARTTLS'),
  })
  expect(received).toEqual([])
})
