import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Refuse = (context: Context) => Response

/**
 * Hono's limit, which opens the body as a stream to see whether there is one. That alone costs as much as a whole call, so
 * a length that the request names is checked directly: no server reads more than that.
 */
export function limitBody(maxSize: number, refuse: Refuse): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (context, next) => {
    const { req } = context
    if (req.method === 'GET' || req.method === 'HEAD') return next()
    const length = req.header('content-length')
    if (length === undefined || req.header('transfer-encoding') !== undefined) return counted(context, next)
    return Number.parseInt(length, 10) > maxSize ? refuse(context) : next()
  }
}
