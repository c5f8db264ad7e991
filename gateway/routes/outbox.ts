import { html } from 'hono/html'
import type { Database } from '@/gateway/core/database'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { readOutbox } from '@/gateway/services/messenger/read-outbox'

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #ccc;vertical-align:top}`

type Message = Awaited<ReturnType<typeof readOutbox>>[number]

function row({ createdAt, channel, to, subject, text }: Message) {
  return html`<tr>
    <td>${createdAt}</td>
    <td>${channel === 'sms' ? 'СМС' : 'Почта'}</td>
    <td>${to}</td>
    <td><b>${subject}</b><br />${text}</td>
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

/** Shows what the shop would have sent; never where real people shop. */
export function outboxRoutes(app: GatewayHono, db: Database) {
  app.get('/outbox', async (context) => {
    context.set('route', 'outbox')
    return context.html(page(await readOutbox(db, context.req.query('to'))), 200, HEADERS)
  })
  app.get('/outbox.json', async (context) => {
    context.set('route', 'outbox')
    return context.json({ messages: await readOutbox(db, context.req.query('to')) })
  })
}
