import 'server-only'
import { messageIn } from '@/lib/forms/message-in'
import { lookUpOrder } from '@/lib/gateway/contracts/orders/orders'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import type { OrderProgress } from '../api/look-up-order'
import { lookUpForm } from '../model/look-up-form'

const TIMEOUT_MS = 10_000

type FoundOrder = { kind: 'found'; order: OrderProgress } | { kind: 'refused'; problem: string }

/** Sent with the visitor's session, whose tries the gateway counts. */
export async function findOrder(
  headers: Headers,
  requested: { orderNumber: string; phone: string },
): Promise<FoundOrder> {
  const read = lookUpForm.safeParse(requested)
  if (!read.success) return { kind: 'refused', problem: read.error.issues[0]?.message ?? UNAVAILABLE_MESSAGE }
  try {
    const gateway = gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS, isOnce: true })
    return { kind: 'found', order: await gateway.call(lookUpOrder, { body: read.data }) }
  } catch (error) {
    return { kind: 'refused', problem: messageIn(error) }
  }
}
