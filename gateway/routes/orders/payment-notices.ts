import type { GatewayHono } from '@/gateway/http/create-http-app'
import { failure } from '@/gateway/http/failure'
import { limitForm } from '@/gateway/http/limit-form'
import { readClient, type ClientOptions } from '@/gateway/http/read-client'
import type { PaymentNotice, PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { CoreDeps } from '@/gateway/core/deps'
import { consumeLimits, limitsFrom } from '@/gateway/services/limits/rate-limit'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { settlePayment } from '@/gateway/services/payments/settle-payment'
import { settleRefund } from '@/gateway/services/payments/settle-refund'

const SIGNATURE_HEADER = 'arus-signature'
/** A provider may be asked about every notice, and anyone may write one; what a refused one tells is asked for by the payment worker. */
const FROM_ADDRESS = { key: 'payment-notice', max: 600, seconds: 600 }

const OUTCOMES = { succeeded: 'succeeded', failed: 'failed', cancelled: 'abandoned' } as const

async function settle(deps: CoreDeps, notice: PaymentNotice): Promise<boolean> {
  if (notice.kind === 'refund') return settleRefund(deps, notice.reference, notice.state)
  if (notice.state === 'created') return true
  return settlePayment(deps, notice.reference, OUTCOMES[notice.state])
}

/** Takes notices of the payment provider. */
export function paymentNoticeRoutes(
  app: GatewayHono,
  deps: CoreDeps,
  { readNotice }: PaymentProvider,
  clients: ClientOptions,
) {
  if (!readNotice) return
  app.post(NOTICE_PATH, limitForm, async (context) => {
    context.set('route', 'payment-notice')
    await consumeLimits(deps, limitsFrom(deps, readClient(context, clients), FROM_ADDRESS))
    const notice = await readNotice(context.req.header(SIGNATURE_HEADER), await context.req.text())
    if (!notice) return context.json(failure(403, 'Это уведомление не от платёжного сервиса.').body, 403)
    if (!(await settle(deps, notice))) return context.json(failure(404, 'Такой оплаты нет.').body, 404)
    return context.body(null, 200)
  })
}
