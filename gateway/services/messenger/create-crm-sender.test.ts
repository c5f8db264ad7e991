import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCrmSender } from './create-crm-sender'

type Heard = {
  key: string | null
  fields: Record<string, string>
  file: string | undefined
  /** Between the parts, and what each says of itself. */
  boundary: string
  heads: readonly string[]
}

let server: Server
let heard: Heard[]
let status: number

beforeEach(async () => {
  heard = []
  status = 200
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer())
    const answer = async () => {
      const form = await new Response(Buffer.concat(chunks), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData()
      const file = form.get('files')
      const boundary = request.headers['content-type']?.split('boundary=')[1] ?? ''
      const parts = Buffer.concat(chunks).toString().split(`--${boundary}`).slice(1, -1)
      heard.push({
        boundary,
        heads: parts.map((part) => part.trim().split('\r\n\r\n', 1)[0] ?? ''),
        key: request.headers['idempotency-key']?.toString() ?? null,
        fields: Object.fromEntries(
          [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        file: file instanceof Blob ? `${file.name} ${await file.text()}` : undefined,
      })
      response.writeHead(status).end('{}')
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const settings = (forms = new Map<string, { id: string; sec: string }>()) => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/crm`,
  forms,
})
const MESSAGE = { channel: 'crm', to: 'supplier', subject: 'Заявка', text: '{"inn":"7713456783"}' } as const

it('posts form data with id, sec and values, and the files', async () => {
  const sender = createCrmSender(settings(new Map([['supplier', { id: '7', sec: 'abc' }]])))
  const attachments = [{ name: 'прайс.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }]
  expect(await sender.send({ ...MESSAGE, attachments }, 'key-1')).toEqual({ kind: 'sent' })
  expect(heard).toMatchObject([
    { key: 'key-1', fields: { id: '7', sec: 'abc', values: MESSAGE.text }, file: 'прайс.pdf %PDF' },
  ])
})

it('lets no answer and no name of a file end its part of the form', async () => {
  await createCrmSender(settings()).send(MESSAGE, 'key-1')
  const end = `\r\n--${heard[0]?.boundary}`
  const answer = `${end}\r\nContent-Disposition: form-data; name="sec"\r\n\r\nmine${end}--\r\n`
  const text = JSON.stringify({ message: answer, name: 'Анна"\r\nX: y' })
  const name = 'прайс"; name="sec"\r\nContent-Type: text/html\r\n\r\n<b>.pdf'
  const attachments = [{ name, contentType: 'application/pdf', content: Buffer.from(answer) }]
  await createCrmSender(settings()).send({ ...MESSAGE, text, attachments }, 'key-2')
  const { fields, file, heads } = heard[1] ?? {}
  expect(fields).toEqual({ id: 'supplier', sec: 'p3v9xd', values: text })
  expect(file).toContain(answer)
  expect(heads?.map((head) => head.split('\r\n').length)).toEqual([1, 1, 1, 2])
  expect(heads?.at(-1)).toMatch(
    /^Content-Disposition: form-data; name="files"; .*\r\nContent-Type: application\/pdf$/,
  )
})

it('uses the shop’s own number and key of a form that the CRM has no others for', async () => {
  await createCrmSender(settings()).send(MESSAGE, 'key-1')
  expect(heard[0]?.fields).toMatchObject({ id: 'supplier', sec: 'p3v9xd' })
})

it('takes a refusal for the last word, and leaves a CRM that fails alone for a minute', async () => {
  const sender = createCrmSender(settings())
  status = 422
  expect(await sender.send(MESSAGE, 'key-1')).toMatchObject({ kind: 'refused' })
  status = 500
  for (let at = 0; at < 5; at += 1) {
    expect(await sender.send(MESSAGE, 'key-2')).toMatchObject({
      kind: 'failed',
      reason: 'the service answered 500',
    })
  }
  const before = heard.length
  expect(await sender.send(MESSAGE, 'key-3')).toMatchObject({ kind: 'failed', retryAfterMs: 60_000 })
  expect(heard).toHaveLength(before)
})
