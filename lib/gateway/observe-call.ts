import 'server-only'
import { rendererFigures } from '@/lib/figures/renderer-figures'
import type { NodeAnswer } from '@/lib/gateway/node-call'
import { inSpan, isTraced, traceHeaders } from '@/lib/tracing/spans'

const FIRST_REFUSAL_STATUS = 400
const FIRST_FAILURE_STATUS = 500

type Send = (headers: Readonly<Record<string, string>>) => Promise<NodeAnswer>

/** Notes how long a call took, and makes it a span of the page's trace that the gateway goes on with. */
export async function observeCall(operation: string, send: Send): Promise<NodeAnswer> {
  const figures = rendererFigures()
  if (!figures) return traceCall(operation, send)
  const end = figures.calls.startTimer({ operation })
  try {
    const answer = await traceCall(operation, send)
    end({ outcome: outcomeOf(answer.status) })
    return answer
  } catch (error) {
    end({ outcome: 'unanswered' })
    throw error
  }
}

function traceCall(operation: string, send: Send): Promise<NodeAnswer> {
  if (!isTraced()) return send({})
  return inSpan({ name: operation, kind: 'client' }, () => send(traceHeaders()))
}

function outcomeOf(status: number): string {
  if (status < FIRST_REFUSAL_STATUS) return 'ok'
  return status < FIRST_FAILURE_STATUS ? 'refused' : 'failed'
}
