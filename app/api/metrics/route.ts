import { rendererMetrics } from '@/lib/metrics/renderer-metrics'
import { isInnerCall } from '@/lib/security/is-inner-call'

/** The renderer's figures, for the process in front of it. */
export async function GET(request: Request): Promise<Response> {
  if (!isInnerCall(request.headers)) return Response.json({ message: 'Нет доступа' }, { status: 401 })
  const figures = rendererMetrics()
  const text = figures ? await figures.registry.metrics() : ''
  return new Response(text, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
