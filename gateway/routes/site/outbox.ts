import { html } from 'hono/html'
import type { CoreDeps } from '@/gateway/core/deps'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { keepInside } from '@/gateway/http/keep-inside'
import { attachDocument } from '@/gateway/services/messenger/attach-document'
import { findMessage, readOutbox } from '@/gateway/services/messenger/read-outbox'

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;overflow-wrap:anywhere;padding:.5rem;border-bottom:1px solid #ccc;vertical-align:top}
.text{white-space:pre-line;margin:0}`

const CHANNELS = { sms: 'СМС', email: 'Почта', crm: 'CRM', webhook: 'Уведомление' } as const

type Message = Awaited<ReturnType<typeof readOutbox>>[number]

function row({ id, createdAt, channel, to, subject, text, html: mail, hasBill }: Message) {
  return html`<tr>
    <td>${createdAt}</td>
    <td>${CHANNELS[channel]}</td>
    <td>${to}</td>
    <td>
      <b>${subject}</b>
      <p class="text">${text}</p>
      ${mail === null ? '' : html`<a href="/outbox/${id}/mail">Как письмо</a>`}
      ${hasBill ? html`<a href="/outbox/${id}/bill.pdf">Приложение: bill.pdf</a>` : ''}
    </td>
  </tr>`
}

function page(messages: Message[]) {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Исходящие сообщения</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Исходящие сообщения</h1>
        <p>Демонстрационный магазин ничего не отправляет: коды и письма остаются здесь.</p>
        <table>
          <thead>
            <tr>
              <th>Когда</th>
              <th>Как</th>
              <th>Кому</th>
              <th>Что</th>
            </tr>
          </thead>
          <tbody>
            ${messages.map(row)}
          </tbody>
        </table>
        ${messages.length === 0 ? html`<p>Пока пусто.</p>` : ''}
      </body>
    </html>`
}

/** Shows stored messages; never where real people shop, and sign-in codes to this machine only. */
export function outboxRoutes(
  app: GatewayHono,
  deps: Pick<CoreDeps, 'db' | 'siteName' | 'files'>,
  monitoringToken: string | undefined,
) {
  const { db } = deps
  for (const path of ['/outbox', '/outbox.json', '/outbox/*']) app.use(path, keepInside(monitoringToken))
  app.get('/outbox', async (context) => {
    context.set('route', 'outbox')
    return context.html(page(await readOutbox(db, context.req.query('to'))), 200, HEADERS)
  })
  app.get('/outbox.json', async (context) => {
    context.set('route', 'outbox')
    return context.json({ messages: await readOutbox(db, context.req.query('to')) })
  })
  app.get('/outbox/:id{[0-9]{1,9}}/mail', async (context) => {
    context.set('route', 'outbox')
    const message = await findMessage(db, Number(context.req.param('id')))
    return message?.html ? context.html(message.html, 200, HEADERS) : context.notFound()
  })
  app.get('/outbox/:id{[0-9]{1,9}}/bill.pdf', async (context) => {
    context.set('route', 'outbox')
    const message = await findMessage(db, Number(context.req.param('id')))
    const [file] = (message?.paper?.kind === 'bill' && (await attachDocument(deps, message.paper))) || []
    if (!file) return context.notFound()
    return context.body(new Uint8Array(file.content), 200, { ...HEADERS, 'content-type': file.contentType })
  })
}
