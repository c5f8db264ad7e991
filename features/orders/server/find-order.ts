import 'server-only'
import { env } from '@/lib/env'
import { lookUpOrder } from '@/lib/gateway/contracts/orders/orders'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { askGateway } from '@/lib/gateway/ask-gateway'
import type { OrderProgress } from '../api/look-up-order'
import { lookUpForm } from '../model/look-up-form'

const TIMEOUT_MS = 10_000

type FoundOrder = { kind: 'found'; order: OrderProgress } | { kind: 'refused'; problem: string }

/** Asks in the visitor's name, whose tries the gateway counts. */
export async function findOrder(
  headers: Headers,
  asked: { orderNumber: string; phone: string },
): Promise<FoundOrder> {
  const read = lookUpForm.safeParse(asked)
  if (!read.success) return { kind: 'refused', problem: read.error.issues[0]?.message ?? NO_ANSWER }
  const question = { gatewayUrl: env().GATEWAY_URL, headers, timeoutMs: TIMEOUT_MS }
  const answer = await askGateway(question, GATEWAY_BASE_PATH + lookUpOrder.path, read.data)
  const body: unknown = await answer?.json().catch(() => undefined)
  const order = answer?.ok ? lookUpOrder.response.safeParse(body) : undefined
  if (order?.success) return { kind: 'found', order: order.data }
  return { kind: 'refused', problem: messageOf(body) ?? NO_ANSWER }
}

function messageOf(body: unknown): string | undefined {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}
