import { html } from 'hono/html'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import { limitForm } from '@/gateway/http/limit-form'
import type { CoreDeps } from '@/gateway/core/deps'
import { formatPrice } from '@/gateway/core/text/format-price'
import { DEMO_BANK_PATH } from '@/gateway/demo/services/demo-bank'
import {
  findPayment,
  settlePayment,
  type PaymentOutcome,
  type ShownPayment,
} from '@/gateway/services/payments/settle-payment'

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#16191d}
form{display:grid;gap:.75rem}button{font:inherit;min-height:44px;border:1px solid #16191d;border-radius:8px;background:#fff;cursor:pointer}
button.main{background:#ffd60a;font-weight:700}.sum{font-size:28px;font-weight:700;margin:.5rem 0 1.5rem}`

const OUTCOMES: Record<PaymentOutcome, string> = {
  succeeded: 'Оплатить',
  failed: 'Банк отклоняет оплату',
  abandoned: 'Вернуться в магазин без оплаты',
}

function isOutcome(value: unknown): value is PaymentOutcome {
  return typeof value === 'string' && Object.hasOwn(OUTCOMES, value)
}

function page({ description, returnPath, amount, status }: ShownPayment) {
  const buttons = Object.entries(OUTCOMES).map(
    ([outcome, title]) =>
      html`<button name="outcome" value="${outcome}" class="${outcome === 'succeeded' ? 'main' : ''}">
        ${title}
      </button>`,
  )
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${description}: оплата</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Учебный банк</h1>
        <p>${description}. Деньги здесь не настоящие, данные карты не нужны.</p>
        <p class="sum">${formatPrice(amount)}</p>
        ${
          status === 'created'
            ? html`<form method="post">${buttons}</form>`
            : html`<p>Эта оплата уже завершена.</p>
                <p><a href="${returnPath}">Вернуться в магазин</a></p>`
        }
      </body>
    </html>`
}

/** The pages of the demo shop's bank; a shop with a real provider leaves them out. */
export function demoBankRoutes(app: GatewayHono, deps: CoreDeps) {
  app.get(`${DEMO_BANK_PATH}/:reference`, async (context) => {
    context.set('route', 'demo-bank')
    const payment = await findPayment(deps.db, context.req.param('reference'))
    if (!payment) return context.notFound()
    return context.html(page(payment), 200, HEADERS)
  })
  app.post(`${DEMO_BANK_PATH}/:reference`, limitForm, async (context) => {
    context.set('route', 'demo-bank')
    const form = await context.req.parseBody().catch(() => undefined)
    const outcome = form?.['outcome']
    if (!isOutcome(outcome)) return context.notFound()
    const reference = context.req.param('reference')
    const payment = await findPayment(deps.db, reference)
    if (!payment) return context.notFound()
    if (payment.status === 'created') await settlePayment(deps, reference, outcome)
    return context.redirect(payment.returnPath, 303)
  })
}
