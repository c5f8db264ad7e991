import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'

/** A client that shares its connection between requests sends what it has at hand. */
const DRAIN_MS = 3_000

/** Present under a Node server, absent in tests that call the app itself. */
function incomingOf(env: unknown): IncomingMessage | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming
}

async function isDrained({ body }: Request, maxBytes: number): Promise<boolean> {
  if (!body || body.locked) return false
  const reader = body.getReader()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), DRAIN_MS)
  })
  try {
    for (let bytes = 0; bytes <= maxBytes;) {
      const piece = await Promise.race([reader.read(), late])
      if (!piece) return false
      if (piece.done) return true
      bytes += piece.value.byteLength
    }
    return false
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads what is left of a body that was answered early (401, 413, 501), or else closes the connection: the storefront keeps
 * it for the next shopper, whose call would fail on it.
 */
export function settleBody(maxBytes: number): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const incoming = incomingOf(context.env)
    if (!incoming || incoming.complete) return
    if (!(await isDrained(context.req.raw, maxBytes))) context.res.headers.set('connection', 'close')
  }
}
