import 'server-only'
import { withinPage } from '@/lib/data-cache/within-page'
import { messageIn } from '@/lib/forms/message-in'
import { lookUpOrder } from '@/lib/gateway/contracts/orders/orders'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import type { OrderProgress } from '../api/look-up-order'
import { lookUpForm } from '../model/look-up-form'

type FoundOrder = { kind: 'found'; order: OrderProgress } | { kind: 'refused'; problem: string }

/** Sent with the visitor's session, whose tries the gateway counts. */
export async function findOrder(
  headers: Headers,
  requested: { orderNumber: string; phone: string },
): Promise<FoundOrder> {
  const read = lookUpForm.safeParse(requested)
  if (!read.success) return { kind: 'refused', problem: read.error.issues[0]?.message ?? UNAVAILABLE_MESSAGE }
  try {
    const gateway = gatewayInNameOf(headers, { isOnce: true })
    const order = await withinPage(() => gateway.call(lookUpOrder, { body: read.data }))
    return { kind: 'found', order }
  } catch (error) {
    return { kind: 'refused', problem: messageIn(error) }
  }
}
