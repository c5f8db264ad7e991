import type { GatewayHono } from '@/gateway/http/create-http-app'
import { failure } from '@/gateway/http/failure'
import type { PurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { PURGES_PATH } from '@/lib/gateway/contracts/purges'

/** Proxies and storefronts take a silent stream for a dead one. */
const KEEP_ALIVE_MS = 10_000
const MAX_STREAMS = 200
/** Unread messages of one reader after which its stream is ended. */
const MAX_WAITING = 1_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would hold back the messages until its buffer is full.
  'x-accel-buffering': 'no',
}

const encoder = new TextEncoder()
const HELLO = encoder.encode(': purges\n\n')
const KEEP_ALIVE = encoder.encode(':\n\n')

function openStream(hub: PurgeHub, onEnd: () => void) {
  const closers: (() => void)[] = []
  const release = () => {
    for (const close of closers.splice(0)) close()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (closers.length === 0) return
          release()
          controller.close()
        }
        const send = (bytes: Uint8Array) => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytes)
          else end()
        }
        const timer = setInterval(() => send(KEEP_ALIVE), KEEP_ALIVE_MS)
        closers.push(
          onEnd,
          () => clearInterval(timer),
          hub.subscribe((message) => send(encoder.encode(`data: ${JSON.stringify(message)}\n\n`))),
          hub.onClose(end),
        )
        send(HELLO)
      },
      cancel: release,
    },
    { highWaterMark: MAX_WAITING },
  )
}

/** Stream of changes in the shop, for storefronts without Redis. */
export function purgeRoutes(app: GatewayHono, hub: PurgeHub) {
  let streams = 0
  app.get(PURGES_PATH, (context) => {
    context.set('route', 'purges')
    if (streams >= MAX_STREAMS || hub.isClosed())
      return context.json(failure(503, 'Слишком много слушателей.').body, 503)
    streams += 1
    const stream = openStream(hub, () => (streams -= 1))
    return context.body(stream, 200, HEADERS)
  })
}
