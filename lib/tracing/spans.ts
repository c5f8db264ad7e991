import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const TRACER = 'arus'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

export type SpanPlan = { name: string; kind: keyof typeof KINDS; attributes?: Attributes }

/** Runs something as a span of the current trace; costs nearly nothing without a collector. */
export async function inSpan<T>(
  { name, kind, attributes = {} }: SpanPlan,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  return trace.getTracer(TRACER).startActiveSpan(name, { kind: KINDS[kind], attributes }, async (span) => {
    try {
      return await run(span)
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Begins a span that its starter ends. */
export function startSpan({ name, kind, attributes = {} }: SpanPlan): Span {
  return trace.getTracer(TRACER).startSpan(name, { kind: KINDS[kind], attributes })
}

/** Messages of databases quote the query's values; the code says enough. */
function withoutValues(error: unknown): Error | string {
  if (!(error instanceof Error)) return String(error)
  if (!('severity' in error) || !('code' in error)) return error
  return Object.assign(new Error(`code ${String(error.code)}`), { name: error.name, stack: '' })
}

export function failSpan(span: Span, error: unknown): void {
  span.recordException(withoutValues(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Whether there is a current span that could be a parent. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false
}

/** Goes on with the trace that a caller's `traceparent` names. */
export function continueTrace<T>(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  run: () => T,
): T {
  return context.with(propagation.extract(context.active(), headers), run)
}

/** Number of the trace that is under way, to be found again in the log. */
export function traceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId
}

export function traceIdOf(span: Span): string {
  return span.spanContext().traceId
}

/** The headers that carry a trace on, of the span that is under way when none is given; none where nothing is traced. */
export function traceHeaders(span?: Span): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(span ? trace.setSpan(context.active(), span) : context.active(), headers)
  return headers
}
