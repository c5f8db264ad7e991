import { GATEWAY_BASE_PATH, type Operation, type RequestOf } from '@/lib/gateway/operation'
import { knownVisitorId } from '@/lib/visitor/visitor-id'

/** Browsers take 64 KiB of all bodies together that outlive their page; the rest is left to another call. */
const MOST_BYTES = 60_000

type BodyOf<Op extends Operation> = RequestOf<Op> extends { body?: infer Body } ? Body : never

/** A call that outlives its page, so that its answer is not read. False when it is more than a browser takes. */
export function sendOnLeaving<Op extends Operation>(operation: Op, body: BodyOf<Op>): boolean {
  const address = GATEWAY_BASE_PATH + operation.path
  const sent = new Blob([JSON.stringify(body)], { type: 'application/json' })
  if (sent.size > MOST_BYTES) return false
  // Firefox has it since 133. A beacon carries no headers.
  if (!('keepalive' in Request.prototype)) return navigator.sendBeacon(address, sent)
  const id = knownVisitorId()
  const headers = id === undefined ? undefined : { 'x-visitor-id': id }
  fetch(address, { method: 'POST', keepalive: true, body: sent, headers }).catch(() => undefined)
  return true
}
