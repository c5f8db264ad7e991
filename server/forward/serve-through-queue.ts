import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

type Options = {
  /** Bytes of requests that may wait behind another one's answer, of one connection and of all. */
  maxBytesPerConnection?: number
  maxBytes?: number
  /** Milliseconds for which the address of a closed connection may open no other: reading its pipelined requests again costs most. */
  refusalMs?: number
}

const REFUSAL_MS = 1_000

const MIB = 1024 * 1024
/** Memory of a request's objects beside its head. */
const REQUEST_BYTES = 3_000

/**
 * Handles the requests of a connection one after the other, each when the one before it has been answered: Node would begin with all
 * that were sent ahead. A closed connection drops those that wait. Too many of them close it: no browser and no proxy sends any ahead.
 */
export function serveThroughQueue(
  server: Server,
  listener: RequestListener,
  { refusalMs = REFUSAL_MS, maxBytesPerConnection = 96 * 1024, maxBytes = 32 * MIB }: Options = {},
): void {
  const waitingBytes = new Map<Socket, number>()
  const refused = new Set<string>()
  let allBytes = 0

  function refuse({ remoteAddress = '' }: Socket): void {
    if (refused.has(remoteAddress)) return
    refused.add(remoteAddress)
    setTimeout(() => refused.delete(remoteAddress), refusalMs).unref()
  }

  function count(socket: Socket, bytes: number): void {
    const former = waitingBytes.get(socket)
    if (former === undefined) socket.once('close', () => forget(socket))
    waitingBytes.set(socket, (former ?? 0) + bytes)
    allBytes += bytes
  }

  function forget(socket: Socket): void {
    allBytes -= waitingBytes.get(socket) ?? 0
    waitingBytes.delete(socket)
  }

  server.on('connection', (socket) => {
    if (refused.has(socket.remoteAddress ?? '')) socket.destroy()
  })
  server.on('request', (request, response) => {
    // Node gives a response its socket when those before it have been sent.
    if (response.socket) return listener(request, response)
    const { socket } = request
    if (socket.destroyed) return
    const bytes = sizeOf(request)
    count(socket, bytes)
    if ((waitingBytes.get(socket) ?? 0) > maxBytesPerConnection || allBytes > maxBytes) {
      refuse(socket)
      return void socket.destroy()
    }
    response.once('socket', () => {
      // Node is still about to send what the response has already.
      process.nextTick(() => {
        if (socket.destroyed) return
        count(socket, -bytes)
        listener(request, response)
      })
    })
  })
}

function sizeOf({ rawHeaders, url = '' }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, REQUEST_BYTES + url.length)
}
