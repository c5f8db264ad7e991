import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Options = {
  /** Interval of the checks of a connection. */
  intervalMs?: number
  /** Fewer bytes than this between two checks are no progress: the slowest of telephones sends more. */
  minBytes?: number
}

const INTERVAL_MS = 10_000
const MIN_BYTES = 4096

/** Waits for the other side to send: everything sent so far was read. */
function isAwaited(request: IncomingMessage) {
  return !request.complete && !request.destroyed && request.readableLength === 0
}

/** Waits for the other side to read what was sent. */
function isHeldUp(response: ServerResponse, socket: Socket) {
  return response.writableLength + socket.writableLength > 0
}

/**
 * Ends connections whose body comes, or whose answer goes, byte by byte: a few hundred of them would hold their calls'
 * resources until the end. A client that only waits for an answer is left alone.
 */
export function endStalled(server: Server, { intervalMs = INTERVAL_MS, minBytes = MIN_BYTES }: Options = {}) {
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const flushed = () => socket.bytesWritten - socket.writableLength
    let [received, sent] = [socket.bytesRead, flushed()]
    let [wasAwaited, wasHeldUp] = [true, false]
    const timer = setInterval(() => {
      const isWaiting = isAwaited(request)
      const isFull = isHeldUp(response, socket)
      const isSilent = isWaiting && wasAwaited && socket.bytesRead - received < minBytes
      const isDeaf = isFull && wasHeldUp && flushed() - sent < minBytes
      if (isSilent || isDeaf) socket.destroy()
      ;[received, sent, wasAwaited, wasHeldUp] = [socket.bytesRead, flushed(), isWaiting, isFull]
    }, intervalMs).unref()
    response.once('close', () => clearInterval(timer))
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket) watch(request, response)
    // Sent ahead of the answer before it: the close of the connection does not reach this response, and its timer would stay.
    else response.once('socket', () => watch(request, response))
  })
}
