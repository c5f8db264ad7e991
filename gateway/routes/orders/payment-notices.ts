import type { GatewayHono } from '@/gateway/http/create-http-app'
import { failure } from '@/gateway/http/failure'
import { limitForm } from '@/gateway/http/limit-form'
import type { PaymentNotice, PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { CoreDeps } from '@/gateway/core/deps'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { settleRefund } from '@/gateway/services/payments/settle-refund'

const SIGNATURE_HEADER = 'arus-signature'

const OUTCOMES = { succeeded: 'succeeded', failed: 'failed', cancelled: 'abandoned' } as const

async function settle(deps: CoreDeps, notice: PaymentNotice): Promise<boolean> {
  if (notice.kind === 'refund') return settleRefund(deps, notice.reference, notice.state)
  if (notice.state === 'created') return true
  return settlePayment(deps, notice.reference, OUTCOMES[notice.state])
}

/** Takes notices of the payment provider. */
export function paymentNoticeRoutes(app: GatewayHono, deps: CoreDeps, { readNotice }: PaymentProvider) {
  if (!readNotice) return
  app.post(NOTICE_PATH, limitForm, async (context) => {
    context.set('route', 'payment-notice')
    const notice = await readNotice(context.req.header(SIGNATURE_HEADER), await context.req.text())
    if (!notice) return context.json(failure(403, 'Это уведомление не от платёжного сервиса.').body, 403)
    if (!(await settle(deps, notice))) return context.json(failure(404, 'Такой оплаты нет.').body, 404)
    return context.body(null, 200)
  })
}
