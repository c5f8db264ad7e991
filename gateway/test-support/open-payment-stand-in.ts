import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Payment = { amount: number; state: string; noticeUrl: string; returnUrl: string }
type Refund = { payment: string; amount: number; state: string }

/** A payment provider with the form of docs/integration.md that records the requests. */
export async function openPaymentStandIn(token: string) {
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const calls: { path: string; headers: IncomingMessage['headers'] }[] = []
  let isAway = false
  let refundState = 'done'

  function answer(method: string, path: string, body: Record<string, unknown>): [number, unknown] {
    const [, kind, reference = '', action] = path.split('/')
    if (kind === 'refunds') {
      const key = String(body['reference'])
      const refund = refunds.get(key) ?? {
        payment: String(body['paymentReference']),
        amount: Number(body['amount']),
        state: refundState,
      }
      if (payments.get(refund.payment)?.state !== 'succeeded') return [409, {}]
      if (refund.state === 'pending') refund.state = refundState
      refunds.set(key, refund)
      return [200, { state: refund.state }]
    }
    if (method === 'POST' && reference === '') {
      const key = String(body['reference'])
      const payment = payments.get(key) ?? {
        amount: Number(body['amount']),
        state: 'created',
        noticeUrl: String(body['noticeUrl']),
        returnUrl: String(body['returnUrl']),
      }
      payments.set(key, payment)
      return [201, { page: `https://pay.example/${key}` }]
    }
    const payment = payments.get(reference)
    if (!payment) return [404, {}]
    if (action === 'cancel' && payment.state === 'created') payment.state = 'cancelled'
    return [200, { state: payment.state }]
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      calls.push({ path: `${method} ${url}`, headers })
      const [status, body] =
        headers.authorization === `Bearer ${token}`
          ? isAway
            ? [503, {}]
            : answer(method, url, text === '' ? {} : JSON.parse(text))
          : [401, {}]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    refunds,
    calls,
    goesAway: (away: boolean) => (isAway = away),
    answersRefundsWith: (state: 'pending' | 'done' | 'failed') => (refundState = state),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
