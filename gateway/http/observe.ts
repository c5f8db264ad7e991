import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { GatewayVariables } from '@/gateway/http/gateway-context'
import type { Logger } from '@/gateway/core/logger'
import type { Metrics } from '@/gateway/http/metrics'
import { loggedPath } from '@/lib/routing/redirects/logged-path'
import { continueTrace, failSpan, inSpan, isTraced, traceId } from '@/lib/tracing/spans'

type GatewayContext = Context<{ Variables: GatewayVariables }>

/** Balancers and collectors request the rest, every few seconds. */
const TRACED = '/gw/'

const REQUEST_ID = /^[\w.:-]{1,128}$/

function requestIdOf(given: string | undefined) {
  return given && REQUEST_ID.test(given) ? given : randomUUID()
}

/** One span a call, which continues the caller's trace; the log names it. */
async function traceCall(context: GatewayContext, next: Next) {
  const plan = { name: context.req.method, kind: 'server' } as const
  await continueTrace(context.req.header(), () =>
    inSpan(plan, async (span) => {
      if (isTraced()) context.set('log', context.get('log').child({ traceId: traceId() }))
      await next()
      const { status } = context.res
      span.updateName(`${context.req.method} ${context.get('route')}`)
      span.setAttributes({ 'http.response.status_code': status, 'url.path': loggedPath(context.req.path) })
      if (status >= 500) failSpan(span, `status ${status}`)
    }),
  )
}

/** Gives each request an id, a logger with it, one log line and one sample of the duration metric. */
export function observe(
  logger: Logger,
  metrics: Metrics,
): MiddlewareHandler<{ Variables: GatewayVariables }> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', requestId)
    context.set('log', logger.child({ requestId }))
    context.set('route', 'unmatched')
    if (context.req.path.startsWith(TRACED)) await traceCall(context, next)
    else await next()
    const log = context.get('log')
    const ms = performance.now() - startedAt
    const { status } = context.res
    const { method } = context.req
    const path = loggedPath(context.req.path)
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
