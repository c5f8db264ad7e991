import { Hono } from 'hono'
import type { Binding } from '@/gateway/http/bind'
import type { GatewayVariables } from '@/gateway/http/gateway-context'
import { dispatchOperations, type DispatchOptions } from '@/gateway/http/dispatch-operations'
import { failure, retryAfterOf, toFailure } from '@/gateway/http/failure'
import type { Logger } from '@/gateway/core/logger'
import type { Metrics } from '@/gateway/http/metrics'
import { observe } from '@/gateway/http/observe'
import type { Readiness } from '@/gateway/http/readiness'
import { keepInside } from '@/gateway/http/keep-inside'
import { settleBody } from '@/gateway/http/settle-body'
import type { Operation } from '@/lib/gateway/operation'

export type GatewayHono = Hono<{ Variables: GatewayVariables }>

export type HttpAppOptions = DispatchOptions & {
  bindings: readonly Binding[]
  /** Calls of the contract without an implementation. */
  open: readonly Operation[]
  logger: Logger
  metrics: Metrics
  readiness: Readiness
  openApi: () => unknown
  /** Token that grants access to the figures; without one only this machine sees them. */
  monitoringToken?: string | undefined
  /** Routes that are no JSON operations; they win over the contract's. */
  extend?: (app: GatewayHono) => void
}

/** The transport around the operations: ids, logs, metrics, limits, failures. */
export function createHttpApp(options: HttpAppOptions): GatewayHono {
  const { logger, metrics, readiness } = options
  const app: GatewayHono = new Hono()
  app.use(observe(logger, metrics))
  app.use(settleBody(options.uploadLimitBytes))
  app.use(async (context, next) => {
    await next()
    // The client would send the next call over this connection.
    if (readiness.isDraining()) context.res.headers.set('connection', 'close')
  })

  app.get('/health', (context) => {
    context.set('route', 'health')
    return context.json({ status: 'ok' })
  })
  app.get('/ready', async (context) => {
    context.set('route', 'ready')
    if (readiness.isDraining()) return context.json({ status: 'draining' }, 503)
    try {
      await readiness.check()
      return context.json({ status: 'ready' })
    } catch (error) {
      context.get('log').error({ err: error }, 'not ready')
      return context.json({ status: 'unavailable' }, 503)
    }
  })
  app.get('/metrics', keepInside(options.monitoringToken), async (context) => {
    context.set('route', 'metrics')
    const { registry } = metrics
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
  app.get('/openapi.json', (context) => {
    context.set('route', 'openapi')
    return context.json(options.openApi() as object)
  })

  options.extend?.(app)
  dispatchOperations(app, options.bindings, options.open, options)

  app.notFound((context) => context.json(failure(404, 'Такого вызова нет.').body, 404))
  app.onError((error, context) => {
    const failed = toFailure(error)
    const { status, body } = failed
    const retryAfter = retryAfterOf(failed)
    if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
    const requestId = context.get('requestId')
    if (status >= 500 && status !== 501) context.get('log').error({ err: error }, 'unexpected failure')
    const message = status === 500 ? `${body.message} Номер запроса: ${requestId}.` : body.message
    return context.json({ ...body, message }, status as 500)
  })
  return app
}
