import type { IncomingMessage, ServerResponse } from 'node:http'

/** Time and bytes for which a refused body is read on: a connection cut at once would take the answer with it. */
const LINGER_MS = 2_000
const LINGER_BYTES = 16 * 1024 * 1024

/** Answers before a body has been read to its end, and closes the connection: what is left of the body is no next request. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, type = 'application/json; charset=utf-8' }: { status: number; body: string; type?: string },
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.write(body)
  let left = LINGER_BYTES
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, LINGER_MS)
  request.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) end()
  })
  request.once('close', end)
  request.once('end', end)
  request.resume()
}
