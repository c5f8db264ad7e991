import { env } from '@/lib/env'

/** Traces what the renderer does, where a collector is named. */
export async function startRendererTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env()
  if (!collector) return
  const { startTracing } = await import('@/lib/tracing/start-tracing')
  startTracing('arus-renderer', collector)
}
