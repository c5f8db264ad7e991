import type { IncomingMessage, ServerResponse } from 'node:http'
import { BodyTooLargeError, hasBody, receiveBody, type ReceivedBody } from './receive-body.ts'
import { refuseBody } from './refuse-body.ts'
import { networkOfPeer } from '../headers/network-of-peer.ts'

export type BodyHandler = (request: IncomingMessage, response: ServerResponse, body?: ReceivedBody) => unknown

type Options = {
  /** Bodies of one address that are on their way at the same time. */
  maxPerAddress: number
  /** Bytes of all stored bodies. */
  maxHeldBytes: number
}

class BodyBufferFullError extends Error {
  override readonly name = 'BodyBufferFullError'
}

const toAnswer = (status: number, statusMessage: string, message: string) => ({
  status,
  body: JSON.stringify({ statusCode: status, statusMessage, message }),
})
const TOO_LARGE = toAnswer(413, 'Payload Too Large', 'Запрос слишком велик.')
const TOO_MANY = toAnswer(429, 'Too Many Requests', 'Слишком много запросов сразу. Повторите через минуту.')
const FULL = toAnswer(503, 'Service Unavailable', 'Сервис перегружен. Повторите запрос позже.')

/**
 * Receives bodies before the request is forwarded: a visitor who sends slowly holds a connection of this server and
 * nothing else. The bytes of one address and of all together are bounded.
 */
export function createRequestBodyBuffer({ maxPerAddress, maxHeldBytes }: Options) {
  const arriving = new Map<string, number>()
  let heldBytes = 0

  function count(address: string, change: 1 | -1) {
    const left = (arriving.get(address) ?? 0) + change
    if (left > 0) arriving.set(address, left)
    else arriving.delete(address)
  }

  async function take(request: IncomingMessage, maxBytes: number, hold: (bytes: number) => void) {
    const address = networkOfPeer(request)
    count(address, 1)
    try {
      return await receiveBody(request, maxBytes, hold)
    } finally {
      count(address, -1)
    }
  }

  /** A handler called when the body is there. */
  return function withBody(maxBytes: number, handle: BodyHandler): BodyHandler {
    return async (request, response) => {
      if (!hasBody(request)) return handle(request, response)
      if ((arriving.get(networkOfPeer(request)) ?? 0) >= maxPerAddress)
        return refuseBody(request, response, TOO_MANY)
      let held = 0
      const hold = (bytes: number) => {
        held += bytes
        heldBytes += bytes
        if (heldBytes > maxHeldBytes) throw new BodyBufferFullError()
      }
      const letGo = (body?: ReceivedBody) => {
        heldBytes -= held
        held = 0
        return body?.release()
      }
      try {
        const body = await take(request, maxBytes, hold)
        response.once('close', () => void letGo(body))
        if (response.destroyed) return void letGo(body)
        return handle(request, response, body)
      } catch (error) {
        void letGo()
        if (error instanceof BodyTooLargeError) return refuseBody(request, response, TOO_LARGE)
        // No place on the disk, or the visitor has gone.
        return refuseBody(request, response, FULL)
      }
    }
  }
}
