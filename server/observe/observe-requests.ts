import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { loggedPath } from '../../lib/routing/redirects/logged-path.ts'
import { continueTrace, failSpan, startSpan, traceHeaders, traceIdOf } from '../../lib/tracing/spans.ts'
import type { Logger } from './create-logger.ts'
import { routeKind } from './route-kind.ts'
import type { StorefrontMetrics } from './storefront-metrics.ts'

const FIRST_FAILURE_STATUS = 500

/** nginx's status for a visitor who left before the answer. */
const LEFT_STATUS = 499

export type Observers = {
  logger: Logger
  /** Absent where figures are not collected. */
  metrics: StorefrontMetrics | undefined
  isTraced: boolean
}

/** Gives every request that ends one sample, one log line and, with tracing on, one span that further requests continue. */
export function observeRequests(listener: RequestListener, observers: Observers): RequestListener {
  return (request, response) => {
    const startedAt = performance.now()
    const kind = routeKind(request.url ?? '')
    // Sent by balancers, every few seconds.
    const isProbe = kind === 'probe'
    const span = observers.isTraced && !isProbe ? startSpanOf(request, kind) : undefined
    response.once('close', () => {
      const ms = performance.now() - startedAt
      const status = response.writableFinished ? response.statusCode : LEFT_STATUS
      observers.metrics?.requests.observe({ kind, status: String(status) }, ms / 1000)
      if (!isProbe) writeLine(observers.logger, request, response, { kind, status, ms, span })
      span?.setAttribute('http.response.status_code', status)
      if (span && status >= FIRST_FAILURE_STATUS) failSpan(span, `status ${status}`)
      span?.end()
    })
    listener(request, response)
  }
}

/** Further requests carry the span on in their headers, like the request's number. */
function startSpanOf(request: IncomingMessage, kind: string): Span {
  const { method = 'GET', url = '/' } = request
  return continueTrace(request.headers, () => {
    const attributes = { 'http.request.method': method, 'url.path': loggedPath(url) }
    const span = startSpan({ name: `${method} ${kind}`, kind: 'server', attributes })
    Object.assign(request.headers, traceHeaders(span))
    return span
  })
}

type Ended = { kind: string; status: number; ms: number; span: Span | undefined }

function writeLine(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { kind, status, ms, span }: Ended,
): void {
  const isFailure = status >= FIRST_FAILURE_STATUS
  if (!logger.isLevelEnabled(isFailure ? 'error' : 'info')) return
  const line = {
    requestId: response.getHeader('x-request-id'),
    method: request.method,
    path: loggedPath(request.url ?? ''),
    kind,
    status,
    cache: response.getHeader('cache-status'),
    ms: Math.round(ms * 10) / 10,
    ...(span && { traceId: traceIdOf(span) }),
  }
  if (isFailure) logger.error(line, 'request failed')
  else logger.info(line, 'request')
}
