import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { GatewayVariables } from '@/gateway/http/context'
import type { Logger } from '@/gateway/core/logger'
import type { Metrics } from '@/gateway/http/metrics'

const REQUEST_ID = /^[\w.:-]{1,128}$/

function requestIdOf(given: string | undefined) {
  return given && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Gives each request an id, a logger that carries it, one log line and one sample of the duration metric. */
export function observe(
  logger: Logger,
  metrics: Metrics,
): MiddlewareHandler<{ Variables: GatewayVariables }> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    const log = logger.child({ requestId })
    context.set('requestId', requestId)
    context.set('log', log)
    context.set('route', 'unmatched')
    await next()
    const ms = performance.now() - startedAt
    const { status } = context.res
    const { method, path } = context.req
    const route = context.get('route')
    context.res.headers.set('x-request-id', requestId)
    context.res.headers.set('x-content-type-options', 'nosniff')
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
    metrics.duration.observe({ method, route, status: String(status) }, ms / 1000)
    const line = { method, path, route, status, ms: Math.round(ms * 10) / 10 }
    if (status >= 500 && status !== 501) log.error(line, 'request failed')
    else log.info(line, 'request')
  }
}
