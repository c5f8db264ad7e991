import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Amount = { value: string; currency: string }
type Item = { quantity: string; amount: Amount }
type Body = {
  amount: Amount
  description?: string
  confirmation?: { return_url?: string }
  metadata?: Record<string, string>
  payment_id?: string
  receipt?: { customer: object; items: (Item & Record<string, unknown>)[] }
}
type ReceiptBody = Pick<Required<Body>['receipt'], 'customer' | 'items'> & {
  type: string
  payment_id: string
  settlements: { type: string; amount: Amount }[]
}
export type YookassaReceipt = ReceiptBody & { id: string; status: string; created_at: string }
export type YookassaPayment = Body & {
  id: string
  status: string
  created_at: string
  cancellation_details?: { party: string; reason: string }
  confirmation: { type: string; confirmation_url: string; return_url?: string }
}
export type YookassaRefund = Body & { id: string; status: string; created_at: string; payment_id: string }

const kopecksOf = ({ value }: Amount) => Math.round(Number(value) * 100)

const sumOf = (items: readonly Item[]) =>
  items.reduce((total, item) => total + kopecksOf(item.amount) * Number(item.quantity), 0)

/** A sum that the receipt's lines do not give, and a receipt without a recipient, are refused, as the provider does. */
function isReceiptWrong({ amount, receipt }: Body): boolean {
  if (!receipt) return false
  return sumOf(receipt.items) !== kopecksOf(amount) || Object.keys(receipt.customer).length === 0
}

/** Behaves as the documents of ЮKassa's API v3 say: idempotence, lists by pages, checks of sums and receipts. */
export async function openYookassaStandIn({ shopId, secretKey }: { shopId: string; secretKey: string }) {
  const payments = new Map<string, YookassaPayment>()
  const refunds = new Map<string, YookassaRefund>()
  const receipts = new Map<string, YookassaReceipt>()
  const answered = new Map<string, unknown>()
  const calls: { path: string; headers: IncomingMessage['headers'] }[] = []
  let losesResponses = false
  let refusal: number | undefined
  let refundStatus = 'succeeded'
  let pageSize = 100

  function list<One extends { id: string }>(all: readonly One[], query: URLSearchParams) {
    const from = Number(query.get('cursor') ?? 0)
    const items = all.slice(from, from + pageSize)
    const next = from + pageSize
    return { type: 'list', items, ...(next < all.length && { next_cursor: String(next) }) }
  }

  function create(kind: string, body: Body): [number, unknown] {
    if (isReceiptWrong(body)) return [400, { type: 'error', code: 'invalid_request' }]
    const common = { ...body, id: randomUUID(), created_at: new Date().toISOString() }
    if (kind === 'payments') {
      const confirmation = {
        ...body.confirmation,
        type: 'redirect',
        confirmation_url: `https://pay.example/${common.id}`,
      }
      const payment = { ...common, status: 'pending', confirmation }
      payments.set(payment.id, payment)
      return [200, payment]
    }
    const paid = payments.get(body.payment_id ?? '')
    const returned = [...refunds.values()]
      .filter(({ payment_id: id, status }) => id === paid?.id && status !== 'canceled')
      .reduce((sum, { amount }) => sum + kopecksOf(amount), 0)
    if (paid?.status !== 'succeeded' || returned + kopecksOf(body.amount) > kopecksOf(paid.amount))
      return [400, { type: 'error', code: 'invalid_request' }]
    const refund = { ...common, payment_id: paid.id, status: refundStatus }
    refunds.set(refund.id, refund)
    return [200, refund]
  }

  function createReceipt(body: ReceiptBody): [number, unknown] {
    const settled = body.settlements.reduce((sum, { amount }) => sum + kopecksOf(amount), 0)
    if (!payments.has(body.payment_id) || sumOf(body.items) !== settled)
      return [400, { type: 'error', code: 'invalid_request' }]
    const receipt = { ...body, id: randomUUID(), created_at: new Date().toISOString(), status: 'pending' }
    receipts.set(receipt.id, receipt)
    return [200, receipt]
  }

  function read(kind: string, id: string | undefined, query: URLSearchParams): [number, unknown] {
    const found = kind === 'payments' ? payments : kind === 'receipts' ? receipts : refunds
    if (id !== undefined) {
      const one = found.get(id)
      return one ? [200, one] : [404, { type: 'error', code: 'not_found' }]
    }
    if (kind === 'payments') return [200, list([...payments.values()], query)]
    const following = kind === 'receipts' ? [...receipts.values()] : [...refunds.values()]
    const ofPayment = following.filter((one) => one.payment_id === query.get('payment_id'))
    return [200, list(ofPayment, query)]
  }

  function answer(
    method: string,
    url: string,
    key: string | undefined,
    body: Body & ReceiptBody,
  ): [number, unknown] {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, kind = '', id] = pathname.split('/')
    if (method === 'GET') return read(kind, id, searchParams)
    if (key === undefined) return [400, { type: 'error', code: 'invalid_request' }]
    const before = answered.get(key)
    if (before !== undefined) return [200, before]
    const [status, result] = kind === 'receipts' ? createReceipt(body) : create(kind, body)
    if (status === 200) answered.set(key, result)
    return [status, result]
  }

  const credentials = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      calls.push({ path: `${method} ${url}`, headers })
      const key = headers['idempotence-key']?.toString()
      const refused = headers.authorization === credentials ? refusal : 401
      const [status, body] =
        refused === undefined
          ? answer(method, url, key, text === '' ? {} : JSON.parse(text))
          : [refused, { type: 'error' }]
      if (losesResponses && method === 'POST') request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    refunds,
    receipts,
    calls,
    /** What the provider remembers of idempotence keys for a day only. */
    forgetsKeys: () => answered.clear(),
    /** Every call is answered with this status. */
    refuses: (status: number | undefined) => (refusal = status),
    /** What was requested is done, and its answer never comes. */
    losesResponses: (lost: boolean) => (losesResponses = lost),
    answersRefundsWith: (status: 'pending' | 'succeeded' | 'canceled') => (refundStatus = status),
    showsPagesOf: (items: number) => (pageSize = items),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
