import 'server-only'
import { rendererMetrics } from '@/lib/metrics/renderer-metrics'
import { type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import { inSpan, isTraced, traceHeaders } from '@/lib/tracing/spans'

const FIRST_FAILURE_STATUS = 500
const UNANSWERED: ReadonlySet<GatewayErrorKind> = new Set(['network', 'timeout', 'aborted'])

type Send<Answer> = (headers: Readonly<Record<string, string>>) => Promise<Answer>

/** Records the duration of a call, and makes it a span of the page's trace that the gateway continues. */
export async function observeCall<Answer>(operation: string, send: Send<Answer>): Promise<Answer> {
  const figures = rendererMetrics()
  if (!figures) return traceCall(operation, send)
  const end = figures.calls.startTimer({ operation })
  try {
    const response = await traceCall(operation, send)
    end({ outcome: 'ok' })
    return response
  } catch (error) {
    end({ outcome: outcomeOf(error) })
    throw error
  }
}

function traceCall<Answer>(operation: string, send: Send<Answer>): Promise<Answer> {
  if (!isTraced()) return send({})
  return inSpan({ name: operation, kind: 'client' }, () => send(traceHeaders()))
}

function outcomeOf(error: unknown): string {
  if (!isGatewayError(error) || UNANSWERED.has(error.kind)) return 'unanswered'
  return error.status < FIRST_FAILURE_STATUS ? 'refused' : 'failed'
}
